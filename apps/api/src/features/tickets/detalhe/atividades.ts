import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { listarAtividadesDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { rota } from '../../../rota.ts'
import { apresentarAtividade } from '../../atividades/presenter.ts'
import { atividadesDoCliente } from '../../atividades/queries.ts'
import { exigirTicket } from '../nucleo/exigir-ticket.ts'
import { atividadeVisivel } from '../nucleo/visibilidade.ts'

/** TIC-05 A ticket of a final consumer has no customer, and so no activities. */
export const rotaListarAtividadesDoTicket = rota(
  listarAtividadesDoTicket,
  async ({ params, query, sessao, tx }) => {
    const { clienteId } = await exigirTicket(tx, sessao, params.idTicket)
    if (clienteId === null) return { itens: [], paginator: montarPaginator(query.page, query.take, 0) }
    const visivel = atividadeVisivel(tx, sessao, clienteId)
    const { itens, paginator } = await atividadesDoCliente(tx, { clienteId, visivel }, query)
    return { itens: itens.map(apresentarAtividade), paginator }
  },
)
