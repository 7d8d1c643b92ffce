import { CAMPOS_DO_TICKET } from '@balcao/dominio/tickets/campos'
import { exportarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { rotaDeExportacao } from '../../../rota-de-exportacao.ts'
import { relogioDaLista } from './listar.ts'
import { apresentarTicketDaLista } from './presenter.ts'
import { idsDaExportacao, ticketsPorIds } from './queries.ts'

export const rotaExportarTickets = rotaDeExportacao(exportarTickets, {
  entidade: 'ticket',
  arquivo: 'tickets',
  campos: CAMPOS_DO_TICKET,
  ids: ({ tx, sessao, filtro, negocio, agora }, maximo) =>
    idsDaExportacao(tx, sessao, filtro, relogioDaLista(negocio, agora), maximo),
  linhas: async ({ tx, sessao, negocio, agora }, ids) => {
    const relogio = relogioDaLista(negocio, agora)
    const tickets = await ticketsPorIds(tx, sessao, ids)
    return tickets.map((linha) => apresentarTicketDaLista(linha, sessao, relogio))
  },
})
