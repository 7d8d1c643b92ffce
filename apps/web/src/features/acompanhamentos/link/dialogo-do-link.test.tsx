import {
  criarLinkDoCliente,
  listarLinksDoTicket,
  revogarLinkDoCliente,
} from '@balcao/dominio/acompanhamentos/contratos'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirNaSessao } from '../../../teste/secao.tsx'
import { responder, usarServidor } from '../../../teste/servidor.ts'
import { CartaoDoLink } from './cartao-do-link.tsx'

const servidor = usarServidor()
const ENDERECO = 'http://localhost/seu-ticket?token=segredo&negocio=aurora'
const LINK = {
  id: 3,
  email: 'bia@sol.test',
  nome: 'Bia',
  validade: '2026-12-10T02:59:59.999Z',
  criadoEm: '2026-11-10T12:00:00Z',
  abertoEm: '2026-11-11T12:00:00Z',
}

async function abrir(impedimento: string | null = null) {
  servidor.use(
    responder(listarLinksDoTicket, {
      impedimento,
      itens: [LINK],
      sugestoes: [{ email: 'ana@sol.test', nome: 'Ana Lima' }],
    }),
  )
  const tela = abrirNaSessao(<CartaoDoLink idTicket={7} />)
  await tela.usuario.click(await screen.findByRole('button', { name: 'Criar ou ver links' }))
  return { ...tela, dialogo: within(await screen.findByRole('dialog', { name: 'Link do cliente' })) }
}

describe('link do cliente', () => {
  it('ALC-03 cria para quem se sugere, e mostra o endereço uma vez, para copiar', async () => {
    const corpos: unknown[] = []
    servidor.use(
      responder(criarLinkDoCliente, async (request) => {
        corpos.push(await request.json())
        return { endereco: ENDERECO, validade: '2026-12-17T02:59:59.999Z' }
      }),
    )
    const { usuario, dialogo } = await abrir()
    await usuario.click(await dialogo.findByRole('button', { name: 'Criar link' }))
    expect(await dialogo.findByLabelText('Link do cliente')).toHaveValue(ENDERECO)
    expect(dialogo.getByText(/Vale até 16\/12\/2026\. Copie agora/)).toBeVisible()
    await usuario.click(dialogo.getByRole('button', { name: 'Copiar link' }))
    expect(await dialogo.findByRole('button', { name: 'Copiado!' })).toBeVisible()
    expect(corpos).toEqual([{ email: 'ana@sol.test', nome: 'Ana Lima' }])
  })

  it('ALC-03 diz quem tem, até quando e quando abriu; e cancela', async () => {
    let cancelados = 0
    servidor.use(
      responder(revogarLinkDoCliente, () => {
        cancelados += 1
        return { message: 'Link cancelado.' }
      }),
    )
    const { usuario, dialogo } = await abrir('Este ticket está arquivado.')
    expect(await dialogo.findByText('Vale até 09/12/2026 · aberto em 11/11/2026 09:00')).toBeVisible()
    expect(dialogo.queryByRole('button', { name: 'Criar link' })).not.toBeInTheDocument()
    await usuario.click(dialogo.getByRole('button', { name: 'Cancelar o link de Bia' }))
    expect(await screen.findByText('Link cancelado.')).toBeVisible()
    expect(cancelados).toBe(1)
  })
})
