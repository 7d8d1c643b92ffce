import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import type { ClientesDoTermo } from '../../fonte-de-busca.ts'
import { combina } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente } from './tabelas.ts'
import { daCarteira } from './visibilidade.ts'

/** So many customers are named one by one; a term that finds more of them finds many records anyway. */
const MAXIMO_DE_CLIENTES = 1000

/**
 * Asked for beforehand, once for whatever is found through customers: from a subquery PostgreSQL expects some thousands
 * of records, and then walks the list from its newest one looking for the term, instead of asking the index that knows
 * where the few are.
 */
export async function clientesComTermo(banco: Executor, termo: string): Promise<ClientesDoTermo> {
  const achados = banco
    .select({ id: cliente.id })
    .from(cliente)
    .where(combina(cliente.busca, termo))
    .limit(limiteNoTexto(MAXIMO_DE_CLIENTES + 1))
  // Where there are too many nobody reads which: they do not travel.
  const { rows } = await banco.execute<{ quantos: number; ids: string[] | null }>(sql`
    select count(*)::int as quantos, case when count(*) <= ${limiteNoTexto(MAXIMO_DE_CLIENTES)} then array_agg(id) end as ids
    from (${achados}) as achados`)
  const { quantos = 0, ids } = rows[0] ?? {}
  return { termo, ids: (ids ?? []).map(Number), saoTodos: quantos <= MAXIMO_DE_CLIENTES }
}

/** Of so many customers even someone who sees one record in four sees as many as are counted. */
const BASTAM_PARA_CONTAR = 5000

/** Some of them, for what asks no more than that there are many; a representative's are of the own portfolio. */
export const algunsClientesComTermo = (banco: Executor, sessao: Sessao, termo: string) =>
  banco
    .select({ id: cliente.id })
    .from(cliente)
    .where(
      and(sessao.tipo === 'REPRESENTANTE' ? daCarteira(sessao) : undefined, combina(cliente.busca, termo)),
    )
    .limit(limiteNoTexto(sessao.veTudo ? MAXIMO_DE_CLIENTES : BASTAM_PARA_CONTAR))

/** Records whose customer the term names, by the column that refers to the customer. */
export function doClienteComTermo(
  banco: Executor,
  clienteId: AnyColumn,
  { termo, ids, saoTodos }: ClientesDoTermo,
): SQL | undefined {
  if (saoTodos) return ids.length > 0 ? umDe(clienteId, ids) : undefined
  // So many that a walk from the newest record soon meets them: to ask for each row's customer costs less than finding all.
  const combinaOCliente = banco
    .select({ sim: sql`true` })
    .from(cliente)
    .where(and(eq(cliente.id, clienteId), combina(cliente.busca, termo)))
  return sql`(${combinaOCliente})`
}
