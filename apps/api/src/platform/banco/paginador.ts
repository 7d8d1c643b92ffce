import { montarPaginator, type Paginator } from '@balcao/dominio/listas/paginacao'
import { type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Executor } from './conexao.ts'

/** Counting all of a large list costs more than its page: past this the interface says '1.000+'. */
const LIMITE_DA_CONTAGEM = 1000

type Pagina = { page: number; take: number }

/** The one paginator: the page asked for, and a count that stops at a bound. */
export async function paginar<T>(
  banco: Executor,
  { page, take }: Pagina,
  partes: {
    linhas: (limite: number, salto: number) => PromiseLike<T[]>
    contar: PgSelect | { getSQL(): SQL }
  },
): Promise<{ itens: T[]; paginator: Paginator }> {
  // One page beyond the one shown, so that 'next' is known to lead somewhere.
  const limite = Math.max(LIMITE_DA_CONTAGEM, (page + 1) * take)
  const contagem = sql<{
    total: number
  }>`select count(*)::int as total from (${partes.contar.getSQL()} limit ${limite + 1}) as ate_o_limite`
  const [itens, { rows }] = await Promise.all([
    partes.linhas(take, (page - 1) * take),
    banco.execute<{ total: number }>(contagem),
  ])
  return { itens, paginator: montarPaginator(page, take, rows[0]?.total ?? 0, limite) }
}
