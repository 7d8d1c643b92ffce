import { ERROS } from '@balcao/dominio/erros'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import {
  arquivarTicket,
  avancarEtapa,
  desarquivarTicket,
  reabrirTicket,
  retrocederEtapa,
} from '@balcao/dominio/tickets/fluxo/contratos'
import { requisitos, VERBOS } from '@balcao/dominio/tickets/requisitos/catalogo'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  abrirAcoes,
  abrirPeloMenu,
  abrirPrincipal,
  camposEnviados,
  conflito,
  etapaDe,
  impedida,
  janelaDe,
  OCULTA,
  produtoDe,
  servidorDoTicket,
  ticketDe,
} from '../../../teste/acoes-do-ticket.tsx'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'

const servidor = usarServidor()
const SIM = { permite: true, motivo: null }
const FINALIZADO = { avancar: OCULTA, retroceder: OCULTA, finalizar: OCULTA, reclassificar: OCULTA }

let enviados: unknown[] = []
beforeEach(() => {
  enviados = []
})

function usar(ticket: TicketDetalhado) {
  const { agora, respostas } = servidorDoTicket(ticket, [produtoDe(1)])
  servidor.use(
    ...respostas,
    responder(avancarEtapa, async (request) => {
      enviados.push(await camposEnviados(request))
      agora.ticket = { ...agora.ticket, versao: 6 }
      return { message: 'Ticket avançado para Análise.', versao: 6 }
    }),
  )
  return agora
}

const semDialogo = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('o que se pode fazer', () => {
  it.each([
    ['avança', {}, 'Avançar etapa'],
    ['escolhe', { etapa: etapaDe('Triagem', 'ETAPA_CONDICIONAL') }, 'Escolher caminho'],
    ...requisitos.map((exige) => [exige, { etapa: etapaDe('Etapa', exige) }, VERBOS[exige]] as const),
    ['na última etapa', { acoes: { avancar: impedida('Última.') } }, 'Finalizar ticket'],
    ['finalizado', { acoes: { ...FINALIZADO, reabrir: SIM, arquivar: SIM } }, 'Reabrir ticket'],
    ['arquivado', { acoes: { ...FINALIZADO, desarquivar: SIM } }, 'Desarquivar'],
  ] as const)('TIC-10 o botão principal é a próxima ação: %s', async (_caso, partes, rotulo) => {
    usar(ticketDe(partes))
    abrirAcoes()
    expect(await screen.findByRole('button', { name: rotulo })).toBeEnabled()
  })

  it('MES-09 avançar diz para onde: a etapa seguinte', async () => {
    usar(
      ticketDe({
        etapas: [
          { id: 1, nome: 'Triagem', setor: 'SAC', situacao: 'ATUAL', aguardaCliente: false },
          { id: 2, nome: 'Conferência', setor: 'Recebimento', situacao: 'PENDENTE', aguardaCliente: false },
          { id: 3, nome: 'Crédito', setor: 'Financeiro', situacao: 'PENDENTE', aguardaCliente: false },
        ],
      }),
    )
    const { usuario } = abrirAcoes()
    const avancar = await screen.findByRole('button', { name: 'Avançar para Conferência' })
    expect(avancar).toHaveAttribute('title', 'Avançar para Conferência (P)')
    await usuario.click(avancar)
    const janela = await screen.findByRole('dialog', { name: 'Avançar etapa' })
    expect(within(janela).getByText('O ticket segue para Conferência.')).toBeVisible()
  })

  it('PER-01 o que não é para a pessoa não aparece; o impedimento é dito por escrito', async () => {
    usar(
      ticketDe({
        acoes: {
          arquivar: impedida('Só um ticket finalizado pode ser arquivado.'),
          finalizar: OCULTA,
        },
      }),
    )
    const { usuario } = abrirAcoes()
    await usuario.click(await screen.findByRole('button', { name: 'Mais ações' }))
    const itens = await screen.findAllByRole('menuitem')
    expect(itens.map(({ textContent }) => textContent)).toEqual([
      'Voltar etapa',
      'Mudar tipo',
      'ArquivarSó um ticket finalizado pode ser arquivado.',
    ])
    expect(itens[2]).toHaveAttribute('aria-disabled', 'true')
    await usuario.click(itens[2] as HTMLElement)
    expect(itens[2]).toBeVisible()
  })

  it('SEG-05 a etapa de outro setor diz por que não, e deixa encaminhar', async () => {
    const motivo = 'Esta etapa é do setor Financeiro. Encaminhe o ticket ou peça a alguém desse setor.'
    usar(
      ticketDe({
        etapa: etapaDe('Prorrogação do vencimento', 'PRORROGACAO_FINANCEIRO'),
        etapaDeOutros: { acao: 'avancar', motivo },
        acoes: { avancar: impedida(motivo), retroceder: impedida(motivo), reclassificar: impedida(motivo) },
      }),
    )
    const { usuario } = abrirAcoes()
    const alheia = await screen.findByRole('button', { name: 'Prorrogar vencimento' })
    expect(alheia).toHaveAttribute('aria-disabled', 'true')
    expect(alheia).toHaveAttribute('title', `Prorrogar vencimento: ${motivo}`)
    await usuario.click(alheia)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Encaminhar' })).toBeEnabled()
    await usuario.click(screen.getByRole('button', { name: 'Mais ações' }))
    const itens = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(itens).toEqual(['Finalizar ticket', `Voltar etapa${motivo}`, `Mudar tipo${motivo}`])
  })

  it('SEG-05 a última etapa de outro setor: concluir é com ele, e desistir continua no menu', async () => {
    const motivo = 'Esta etapa é do setor Financeiro.'
    usar(
      ticketDe({
        etapaDeOutros: { acao: 'finalizar', motivo },
        acoes: { avancar: OCULTA, retroceder: OCULTA, reclassificar: OCULTA, encaminhar: OCULTA },
      }),
    )
    const { usuario } = abrirAcoes()
    expect(await screen.findByRole('button', { name: 'Finalizar ticket' })).toHaveAttribute('aria-disabled')
    expect(screen.queryByRole('button', { name: 'Encaminhar' })).not.toBeInTheDocument()
    await usuario.click(screen.getByRole('button', { name: 'Mais ações' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Finalizar ticket',
    ])
  })

  it('PER-01 quem só olha não tem botão nenhum', async () => {
    const agora = usar(ticketDe({ acoes: FINALIZADO }))
    abrirAcoes()
    await waitFor(() => expect(agora.leituras).toBe(1))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('avançar', () => {
  it('TIC-10 confirma com observação, uma vez, com a versão vista; recarrega e fecha', async () => {
    const agora = usar(ticketDe())
    const tela = abrirAcoes()
    const janela = await abrirPrincipal(tela, 'Avançar etapa')
    const observacao = janela.getByLabelText('Observação')
    await waitFor(() => expect(observacao).toHaveFocus())
    await tela.usuario.type(observacao, 'Tudo certo')
    await tela.usuario.dblClick(janela.getByRole('button', { name: 'Avançar etapa' }))
    expect(await screen.findByText('Ticket avançado para Análise.')).toBeVisible()
    await semDialogo()
    expect(enviados).toEqual([{ observacao: 'Tudo certo', versao: '5' }])
    await waitFor(() => expect(agora.leituras).toBe(2))
  })

  it('TIC-11 a etapa que pede outra coisa abre a janela dela', async () => {
    const agora = usar(ticketDe())
    servidor.use(
      responder(avancarEtapa, () => {
        agora.ticket = ticketDe({ etapa: etapaDe('Nota de devolução', 'ENVIAR_NFD'), versao: 8 })
        const { status, mensagem } = ERROS.REQUISITO_DA_ETAPA
        return recusar(status, { codigo: 'REQUISITO_DA_ETAPA', message: mensagem, exige: 'ENVIAR_NFD' })
      }),
    )
    const tela = abrirAcoes()
    const janela = await abrirPrincipal(tela, 'Avançar etapa')
    await tela.usuario.click(janela.getByRole('button', { name: 'Avançar etapa' }))
    const outra = await janelaDe('Enviar nota de devolução')
    expect(outra.getByRole('alert')).toHaveTextContent(ERROS.REQUISITO_DA_ETAPA.mensagem)
    expect(await outra.findByText(/Nota de devolução · Em análise/)).toBeVisible()
  })

  it('TIC-13 no conflito diz o que mudou, guarda o digitado e envia com a versão fresca', async () => {
    const agora = usar(ticketDe())
    servidor.use(responder(avancarEtapa, conflito()))
    const tela = abrirAcoes()
    const janela = await abrirPrincipal(tela, 'Avançar etapa')
    await tela.usuario.type(janela.getByLabelText('Observação'), 'Tudo certo')
    await tela.usuario.click(janela.getByRole('button', { name: 'Avançar etapa' }))
    expect(await janela.findByRole('alert')).toHaveTextContent('Maria Souza')
    usar(ticketDe({ versao: 9 }))
    agora.leituras = 0
    await tela.usuario.click(janela.getByRole('button', { name: 'Ver como está agora' }))
    await waitFor(() => expect(janela.queryByRole('alert')).not.toBeInTheDocument())
    expect(janela.getByLabelText('Observação')).toHaveValue('Tudo certo')
    await tela.usuario.click(janela.getByRole('button', { name: 'Avançar etapa' }))
    await semDialogo()
    expect(enviados).toEqual([{ observacao: 'Tudo certo', versao: '9' }])
  })

  it('Esc pergunta quando algo foi digitado, e só então', async () => {
    usar(ticketDe())
    const tela = abrirAcoes()
    await abrirPrincipal(tela, 'Avançar etapa')
    await tela.usuario.keyboard('{Escape}')
    await semDialogo()
    const janela = await abrirPrincipal(tela, 'Avançar etapa')
    await tela.usuario.type(janela.getByLabelText('Observação'), 'x')
    await tela.usuario.keyboard('{Escape}')
    const pergunta = within(await screen.findByRole('dialog', { name: 'Fechar sem concluir?' }))
    await tela.usuario.click(pergunta.getByRole('button', { name: 'Continuar preenchendo' }))
    expect(janela.getByLabelText('Observação')).toHaveValue('x')
    await tela.usuario.click(janela.getByRole('button', { name: 'Cancelar' }))
    const outra = within(await screen.findByRole('dialog', { name: 'Fechar sem concluir?' }))
    await tela.usuario.click(outra.getByRole('button', { name: 'Fechar' }))
    await semDialogo()
    const nova = await abrirPrincipal(tela, 'Avançar etapa')
    expect(nova.getByLabelText('Observação')).toHaveValue('')
  })

  it('ERR-02 a recusa fica na janela, com o texto do servidor', async () => {
    usar(ticketDe())
    servidor.use(
      responder(avancarEtapa, recusar(409, { codigo: 'TICKET_FINALIZADO', message: 'Já finalizado.' })),
    )
    const tela = abrirAcoes()
    const janela = await abrirPrincipal(tela, 'Avançar etapa')
    await tela.usuario.click(janela.getByRole('button', { name: 'Avançar etapa' }))
    expect(await janela.findByRole('alert')).toHaveTextContent('Já finalizado.')
  })
})

describe('voltar, reabrir, arquivar', () => {
  it('TIC-10 voltar pede o porquê', async () => {
    usar(ticketDe())
    servidor.use(
      responder(retrocederEtapa, async (request) => {
        enviados.push(await request.json())
        return { message: 'Ticket voltou para Triagem.', versao: 6 }
      }),
    )
    const tela = abrirAcoes()
    const janela = await abrirPeloMenu(tela, 'Voltar etapa')
    await tela.usuario.click(janela.getByRole('button', { name: 'Voltar etapa' }))
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    await tela.usuario.type(janela.getByLabelText(/Por que voltar/), 'Faltou foto')
    await tela.usuario.click(janela.getByRole('button', { name: 'Voltar etapa' }))
    expect(await screen.findByText('Ticket voltou para Triagem.')).toBeVisible()
    expect(enviados).toEqual([{ observacao: 'Faltou foto', mensagem: '', versao: 5 }])
  })

  it('TIC-10, ERR-07 reabrir: a falha é um toast com o texto do servidor; o sucesso tem o texto combinado', async () => {
    usar(ticketDe({ acoes: { ...FINALIZADO, reabrir: SIM } }))
    servidor.use(responder(reabrirTicket, recusar(409, { message: 'O prazo para reabrir passou.' })))
    const tela = abrirAcoes()
    const janela = await abrirPrincipal(tela, 'Reabrir ticket')
    await tela.usuario.click(janela.getByRole('button', { name: 'Reabrir ticket' }))
    expect(await screen.findByText('O prazo para reabrir passou.')).toBeVisible()
    expect(janela.queryByText('O prazo para reabrir passou.')).not.toBeInTheDocument()
    servidor.use(responder(reabrirTicket, { message: 'Reaberto.', versao: 6 }))
    await tela.usuario.click(janela.getByRole('button', { name: 'Reabrir ticket' }))
    expect(await screen.findByText('Ticket reaberto com sucesso')).toBeVisible()
    await semDialogo()
  })

  it('TIC-10 arquivar vai de uma vez, e o toast desfaz com a versão nova', async () => {
    usar(ticketDe({ acoes: { ...FINALIZADO, arquivar: SIM, reabrir: SIM } }))
    const guardar = (nome: string, versao: number) => async (request: Request) => {
      enviados.push([nome, await request.json()])
      return { message: `${nome}.`, versao }
    }
    servidor.use(
      responder(arquivarTicket, guardar('Arquivado', 6)),
      responder(desarquivarTicket, guardar('Desarquivado', 7)),
    )
    const tela = abrirAcoes()
    await tela.usuario.click(await screen.findByRole('button', { name: 'Mais ações' }))
    await tela.usuario.click(await screen.findByRole('menuitem', { name: 'Arquivar' }))
    await tela.usuario.dblClick(await screen.findByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByText('Desarquivado.')).toBeVisible()
    // The toast glides out.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument())
    expect(enviados).toEqual([
      ['Arquivado', { versao: 5 }],
      ['Desarquivado', { versao: 6 }],
    ])
  })

  it('ERR-02 arquivar recusado é dito', async () => {
    usar(ticketDe({ acoes: { ...FINALIZADO, desarquivar: SIM } }))
    servidor.use(responder(desarquivarTicket, recusar(409, { message: 'Este ticket não está arquivado.' })))
    const tela = abrirAcoes()
    await tela.usuario.click(await screen.findByRole('button', { name: 'Desarquivar' }))
    expect(await screen.findByText('Este ticket não está arquivado.')).toBeVisible()
  })
})
