import { pode } from '@balcao/dominio/permissoes'
import {
  consultarTickets,
  listarTickets,
  listarTicketsRecentes,
  totaisDeTickets,
} from '@balcao/dominio/tickets/lista/contratos'
import type { Negocio } from '../../../negocio.ts'
import { rota } from '../../../rota.ts'
import { apresentarTicketDaLista, apresentarTotais } from './presenter.ts'
import { meusEmAberto, paginaDeTickets, ticketsRecentes, totaisPorStatus } from './queries.ts'
import type { RelogioDaLista } from './queries-filtro.ts'

export const relogioDaLista = (negocio: Negocio, agora: Date): RelogioDaLista => ({
  agora,
  avisoMinutos: negocio.parametroPorFilial('minutosAvisoPrazoTicket'),
})

export const rotaListarTickets = rota(listarTickets, async ({ query, sessao, negocio, agora, tx }) => {
  const relogio = relogioDaLista(negocio, agora)
  const { itens, paginator } = await paginaDeTickets(tx, sessao, query, relogio)
  return { itens: itens.map((linha) => apresentarTicketDaLista(linha, sessao, relogio)), paginator }
})

export const rotaConsultarTickets = rota(
  consultarTickets,
  async ({ corpo, sessao, negocio, agora, tx }) => {
    const relogio = relogioDaLista(negocio, agora)
    const { itens, paginator } = await paginaDeTickets(tx, sessao, corpo, relogio)
    return { itens: itens.map((linha) => apresentarTicketDaLista(linha, sessao, relogio)), paginator }
  },
  // It only reads: a transaction would hold a connection for the two queries that may run side by side.
  { transacao: false },
)

export const rotaListarTicketsRecentes = rota(
  listarTicketsRecentes,
  async ({ query, sessao, negocio, agora, tx }) => {
    const relogio = relogioDaLista(negocio, agora)
    const linhas = await ticketsRecentes(tx, sessao, query)
    return { itens: linhas.map((linha) => apresentarTicketDaLista(linha, sessao, relogio)) }
  },
)

export const rotaTotaisDeTickets = rota(totaisDeTickets, async ({ query, sessao, negocio, agora, tx }) => {
  const porDentro = pode(sessao.autorizacoes, 'TICKET_INTERNO')
  const [linhas, meus] = await Promise.all([
    totaisPorStatus(tx, sessao, { ...query, relogio: relogioDaLista(negocio, agora) }),
    porDentro ? meusEmAberto(tx, sessao, query) : 0,
  ])
  return apresentarTotais(linhas, { meus, porDentro })
})
