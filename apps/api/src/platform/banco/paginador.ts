import { montarPaginator, type Paginator } from '@balcao/dominio/listas/paginacao'
import { type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Executor } from './conexao.ts'

/** Counting all of a large list costs more than its page: past this the interface says '1.000+'. */
export const LIMITE_DA_CONTAGEM = 1000

type Pagina = { page: number; take: number }

/** One page beyond the one shown, so that 'next' is known to lead somewhere. */
export const limiteDe = ({ page, take }: Pagina) => Math.max(LIMITE_DA_CONTAGEM, (page + 1) * take)

/**
 * A limit written into the statement: where it comes as a value, PostgreSQL keeps no plan and makes one each time. The
 * query builder takes what is no number as it is.
 */
export const limiteNoTexto = (limite: number): number =>
  sql.raw(String(Math.trunc(limite))) as unknown as number

const limitado = (consulta: { getSQL(): SQL }, limite: number): SQL =>
  sql`${consulta.getSQL()} limit ${limiteNoTexto(limite)}`

/** The one paginator: the page asked for, and a count that stops at a bound. */
export async function paginar<T>(
  banco: Executor,
  { page, take }: Pagina,
  partes: {
    linhas: (limite: number, salto: number) => PromiseLike<T[]>
    contar: PgSelect | { getSQL(): SQL }
  },
): Promise<{ itens: T[]; paginator: Paginator }> {
  const limite = limiteDe({ page, take })
  const contar = async () => {
    const contados = sql`select count(*)::int as total from (${limitado(partes.contar, limite + 1)}) as ate_o_limite`
    const { rows } = await banco.execute<{ total: number }>(contados)
    return rows[0]?.total ?? 0
  }
  const salto = (page - 1) * take
  const itens = await partes.linhas(limiteNoTexto(take), salto)
  // A page that is not full is the last one: how many there are is known.
  const ultima = itens.length < take && (itens.length > 0 || page === 1)
  const total = ultima ? salto + itens.length : await contar()
  return { itens, paginator: montarPaginator(page, take, total, limite) }
}

/** The first page of what is being typed: one row more tells that there are others, and nobody reads how many. */
export async function paginarSemContar<T>(
  take: number,
  linhas: (limite: number) => PromiseLike<T[]>,
): Promise<{ itens: T[]; paginator: Paginator }> {
  const achados = await linhas(take + 1)
  const total = achados.length > take ? Infinity : achados.length
  return { itens: achados.slice(0, take), paginator: montarPaginator(1, take, total, take + 1) }
}

/** For a list whose rows are dressed afterwards: one walk in its order finds the page and counts up to the bound. */
export async function paginarIds(
  banco: Executor,
  pagina: Pagina,
  emOrdem: { getSQL(): SQL },
): Promise<{ ids: number[]; paginator: Paginator }> {
  const { ids, paginator } = await andar(banco, pagina, emOrdem, () => sql`null`)
  return { ids, paginator }
}

/** The same, and in the same walk what `coluna` of those that were counted adds up to. */
export async function paginarIdsSomando(
  banco: Executor,
  pagina: Pagina,
  { emOrdem, coluna }: { emOrdem: { getSQL(): SQL }; coluna: string },
): Promise<{ ids: number[]; paginator: Paginator; soma: string }> {
  const valor = sql.identifier(coluna)
  // The one beyond the bound tells that there are more, and is not counted.
  const { ids, paginator, soma } = await andar(
    banco,
    pagina,
    emOrdem,
    (limite) => sql`sum(${valor}) - coalesce((array_agg(${valor}))[${limite + 1}::int], 0)`,
  )
  return { ids, paginator, soma: soma ?? '0' }
}

async function andar(
  banco: Executor,
  { page, take }: Pagina,
  emOrdem: { getSQL(): SQL },
  somar: (limite: number) => SQL,
) {
  const limite = limiteDe({ page, take })
  const salto = (page - 1) * take
  const { rows } = await banco.execute<{ total: number; ids: string[] | null; soma: string | null }>(sql`
    select count(*)::int as total, (array_agg(id))[${salto + 1}::int:${salto + take}::int] as ids, ${somar(limite)} as soma
    from (${limitado(emOrdem, limite + 1)}) as ate_o_limite`)
  const { total = 0, ids = null, soma = null } = rows[0] ?? {}
  return { ids: (ids ?? []).map(Number), paginator: montarPaginator(page, take, total, limite), soma }
}
