import type { ColetaDaLista } from '@balcao/dominio/coletas/campos'
import { listarColetas } from '@balcao/dominio/coletas/contratos'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { apresentarColeta } from './presenter.ts'
import { type LinhaDaColetaNaLista, paginaDeColetas, ticketsDasColetas } from './queries.ts'

export const rotaListarColetas = rota(listarColetas, async ({ query, sessao, tx }) => {
  const { itens, paginator } = await paginaDeColetas(tx, sessao, query)
  return { itens: await comTickets(tx, sessao, itens), paginator }
})

/** Each order as the list shows it, with what it fetches. */
export async function comTickets(
  banco: Executor,
  sessao: Sessao,
  coletas: readonly LinhaDaColetaNaLista[],
): Promise<ColetaDaLista[]> {
  const ids = coletas.map(({ id }) => id)
  const dela = Map.groupBy(await ticketsDasColetas(banco, sessao, ids), ({ coletaId }) => coletaId)
  return coletas.map((linha) => apresentarColeta(linha, dela.get(linha.id) ?? []))
}
