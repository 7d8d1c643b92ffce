import {
  listarAtendentes,
  listarAtendentesDisponiveis,
  listarRepresentantes,
} from '@balcao/dominio/tickets/catalogo/contratos'
import { rota } from '../../../rota.ts'
import { exigirTicket } from '../nucleo/exigir-ticket.ts'
import { atendentes, atendentesDaFila, representantes } from './queries-equipe.ts'

/** TIC-12 For a ticket, only people who could see it there: those of its branch. */
export const rotaListarAtendentesDisponiveis = rota(
  listarAtendentesDisponiveis,
  async ({ query, sessao, tx }) => {
    const ticket = query.idTicket === undefined ? null : await exigirTicket(tx, sessao, query.idTicket)
    return { itens: await atendentesDaFila(tx, { setorId: query.setor, filialId: ticket?.filialId }) }
  },
)

export const rotaListarAtendentes = rota(listarAtendentes, async ({ tx }) => ({
  itens: await atendentes(tx),
}))

export const rotaListarRepresentantes = rota(listarRepresentantes, async ({ tx }) => ({
  itens: await representantes(tx),
}))
