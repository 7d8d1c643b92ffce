import { listarMotivosDeAnalise } from '@balcao/dominio/tickets/catalogo/contratos'
import { listarSetoresDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { etapaDe, impedida } from '../../../teste/acoes-do-ticket.tsx'
import { responder, usarServidor } from '../../../teste/servidor.ts'
import {
  ACOES,
  abrirTicket,
  entradaDe,
  produtoDe,
  servidorDoTicket,
  ticketDe,
} from '../../../teste/ticket.tsx'
import { AcoesDoTicket } from './acoes-do-ticket.tsx'

const servidor = usarServidor()

async function abrir(ticket = ticketDe(), aba: 'historico' | 'produtos' = 'historico') {
  servidor.use(
    ...servidorDoTicket({ ticket, historico: [entradaDe(1)], produtos: [produtoDe(1)] }),
    responder(listarSetoresDoTicket, { itens: [{ id: 3, nome: 'Logística reversa', atual: true }] }),
    responder(listarMotivosDeAnalise, { itens: [] }),
  )
  const tela = abrirTicket({ aba, acoes: (aberto) => <AcoesDoTicket ticket={aberto} /> })
  await screen.findByRole('button', { name: 'Mais ações' })
  return tela
}

describe('teclas do ticket', () => {
  it.each([
    ['r', 'Público', () => screen.getByRole('textbox', { name: 'Mensagem' })],
    ['i', 'Privado', () => screen.getByRole('textbox', { name: 'Mensagem' })],
    ['e', 'Encaminhamento', () => screen.getByRole('combobox', { name: 'Setor' })],
  ])('MES-04 %s começa a escrever: %s, da outra aba também', async (tecla, quemLe, campo) => {
    const { usuario } = await abrir(ticketDe(), 'produtos')
    await usuario.keyboard(tecla)
    await waitFor(() => expect(campo()).toHaveFocus())
    expect(screen.getByRole('radio', { name: quemLe })).toBeChecked()
    expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('')
  })

  it('MES-04 P abre o próximo passo', async () => {
    const { usuario } = await abrir()
    await usuario.keyboard('p')
    expect(await screen.findByRole('dialog', { name: 'Avançar etapa' })).toBeVisible()
  })

  it.each([
    ['r', { ...ACOES, responder: impedida('Ticket arquivado.') }],
    ['p', { ...ACOES, avancar: impedida('Ticket arquivado.'), finalizar: impedida('Ticket arquivado.') }],
  ])('MES-04 a tecla %s de quem não pode diz por quê', async (tecla, acoes) => {
    const { usuario } = await abrir(
      ticketDe({ acoes: { ...acoes, retroceder: { permite: true, motivo: null } } }),
    )
    await usuario.keyboard(tecla)
    expect((await screen.findAllByText('Ticket arquivado.'))[0]).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('MES-03 em tela larga a análise fica ao lado da conversa; Esc fecha, e pergunta se algo foi digitado', async () => {
    const original = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((consulta) => ({
      ...original(consulta),
      matches: consulta === '(min-width: 80em)',
    }))
    const { usuario } = await abrir(ticketDe({ etapa: etapaDe('Análise', 'ANALISE_DEVOLUCAO') }))
    await usuario.keyboard('p')
    const painel = await screen.findByRole('dialog', { name: 'Analisar devolução' })
    expect(painel).not.toHaveAttribute('aria-modal')
    const avaria = await within(painel).findByRole('textbox', { name: 'Avaria' })
    expect(await screen.findByText('Mensagem 1')).toBeVisible()
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(painel).not.toBeInTheDocument())
    expect(avaria).not.toBeInTheDocument()
    await usuario.keyboard('p')
    const outro = await screen.findByRole('dialog', { name: 'Analisar devolução' })
    await usuario.type(await within(outro).findByRole('textbox', { name: 'Avaria' }), '1{Escape}')
    expect(await screen.findByRole('dialog', { name: 'Fechar sem concluir?' })).toBeVisible()
    expect(outro).toBeInTheDocument()
  })
})
