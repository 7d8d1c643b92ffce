import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import {
  criarLinkDoOrcamento,
  enviarOrcamento,
  obterLinkDoOrcamento,
  revogarLinkDoOrcamento,
} from '@balcao/dominio/orcamentos/link'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { orcamentoInteiro } from '../../../teste/orcamento.ts'
import { abrirNaSessao } from '../../../teste/secao.tsx'
import { responder, usarServidor } from '../../../teste/servidor.ts'
import { provarRecusa } from '../../../teste/valor-recusado.ts'
import { DialogoDoOrcamento } from '../dialogo-do-orcamento.tsx'

const servidor = usarServidor()
const ENDERECO = 'http://localhost/seu-orcamento?token=segredo&negocio=aurora'
const LINK = {
  impedimento: null as string | null,
  validade: null as string | null,
  emails: [
    { email: 'compras@sol.test', nome: 'Compras' },
    { email: 'ana@sol.test', nome: 'Ana' },
  ],
  telefones: [{ numero: '11988887777', nome: 'Ana' }],
}

async function abrir(link: Partial<typeof LINK> = {}) {
  servidor.use(
    responder(obterOrcamento, orcamentoInteiro({ aceite: { em: '2026-11-11T12:00:00Z', por: 'Ana Lima' } })),
    responder(obterLinkDoOrcamento, { ...LINK, ...link }),
  )
  const tela = abrirNaSessao(<DialogoDoOrcamento idOrcamento={77} aoFechar={() => {}} />)
  await tela.usuario.click(await screen.findByRole('button', { name: 'Enviar ao cliente' }))
  return { ...tela, dialogo: within(await screen.findByRole('dialog', { name: 'Enviar ao cliente' })) }
}

describe('enviar o orçamento ao cliente', () => {
  it('VEN-02 cria o link uma vez, para copiar ou levar ao WhatsApp; o aceite se vê no orçamento', async () => {
    servidor.use(
      responder(criarLinkDoOrcamento, { endereco: ENDERECO, validade: '2026-11-25T02:59:59.999Z' }),
    )
    const { usuario, dialogo } = await abrir()
    await usuario.click(await dialogo.findByRole('button', { name: 'Criar link' }))
    expect(await dialogo.findByLabelText('Link do cliente')).toHaveValue(ENDERECO)
    expect(dialogo.getByText(/Vale até 24\/11\/2026/)).toBeVisible()
    expect(dialogo.getByRole('button', { name: 'Copiar link' })).toBeVisible()
    const whatsapp = dialogo.getByRole('link', { name: 'WhatsApp' })
    expect(whatsapp).toHaveAttribute('rel', 'noopener noreferrer')
    expect(whatsapp.getAttribute('href')).toContain(encodeURIComponent(ENDERECO))
    expect(screen.getByText('11/11/2026 09:00, por Ana Lima')).toBeInTheDocument()
  })

  it('VEN-02 o que já existe não se mostra: outro o substitui, ou se cancela', async () => {
    let cancelados = 0
    servidor.use(
      responder(revogarLinkDoOrcamento, () => {
        cancelados += 1
        return { message: 'Link cancelado.' }
      }),
    )
    const { usuario, dialogo } = await abrir({ validade: '2026-11-25T02:59:59.999Z' })
    expect(await dialogo.findByText(/Há um link válido até 24\/11\/2026/)).toBeVisible()
    expect(dialogo.getByRole('button', { name: 'Criar outro link' })).toBeVisible()
    await usuario.click(dialogo.getByRole('button', { name: 'Cancelar links' }))
    await waitFor(() => expect(cancelados).toBe(1))
  })

  it('VEN-02 por e-mail, ao endereço escolhido', async () => {
    const corpos: unknown[] = []
    servidor.use(
      responder(enviarOrcamento, async (request) => {
        corpos.push(await request.json())
        return { message: 'Vai.' }
      }),
    )
    const { usuario, dialogo } = await abrir()
    await usuario.type(await dialogo.findByLabelText('Mensagem'), 'Oi')
    await usuario.click(dialogo.getByRole('button', { name: 'Enviar por e-mail' }))
    await waitFor(() => expect(corpos).toEqual([{ email: 'compras@sol.test', mensagem: 'Oi' }]))
  })

  it('GER-09 o endereço que não é de ninguém não vai a outro, nem some', async () => {
    const { usuario, dialogo } = await abrir()
    await provarRecusa('features/orcamentos/link/enviar-por-email.tsx', {
      ...{ usuario, servidor, texto: 'bia@sol.test' },
      campo: await dialogo.findByRole('combobox', { name: /E-mail|Para/ }),
      enviar: () => usuario.click(dialogo.getByRole('button', { name: /Enviar/ })),
    })
  })

  it('GER-09 a conversa que não se achou não abre outra, nem some', async () => {
    servidor.use(
      responder(criarLinkDoOrcamento, { endereco: ENDERECO, validade: '2026-11-25T02:59:59.999Z' }),
    )
    const { usuario, dialogo } = await abrir()
    await usuario.click(await dialogo.findByRole('button', { name: 'Criar link' }))
    const link = await dialogo.findByRole('link', { name: 'WhatsApp' })
    let foi: boolean | undefined
    await provarRecusa('features/orcamentos/link/endereco-do-link.tsx', {
      ...{ usuario, servidor, texto: 'Bia' },
      campo: dialogo.getByRole('combobox', { name: 'WhatsApp de' }),
      enviar: async () => {
        foi = fireEvent.click(link)
      },
    })
    expect(foi).toBe(false)
  })

  it('VEN-02 o que impede o envio é dito, sem botões', async () => {
    const { dialogo } = await abrir({ impedimento: 'Este orçamento ainda não tem itens.' })
    expect(await dialogo.findByText('Este orçamento ainda não tem itens.')).toBeVisible()
    expect(dialogo.queryByRole('button', { name: 'Criar link' })).not.toBeInTheDocument()
  })
})
