import {
  listarAtendentes,
  listarAtendentesDisponiveis,
  listarRegioes,
  listarRepresentantes,
  listarSetores,
} from '@balcao/dominio/tickets/contratos-consultas'
import { rota } from '../../../rota.ts'
import { todasAsRegioes } from '../../clientes/queries-regioes.ts'
import { setoresAtivos } from '../../setores/queries.ts'
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

export const rotaListarSetores = rota(listarSetores, async ({ tx }) => ({ itens: await setoresAtivos(tx) }))

export const rotaListarRegioes = rota(listarRegioes, async ({ tx }) => ({ itens: await todasAsRegioes(tx) }))
