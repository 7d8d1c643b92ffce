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
  const achados = await banco
    .select({ id: cliente.id })
    .from(cliente)
    .where(combina(cliente.busca, termo))
    .limit(limiteNoTexto(MAXIMO_DE_CLIENTES + 1))
  return { termo, ids: achados.map(({ id }) => id), saoTodos: achados.length <= MAXIMO_DE_CLIENTES }
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
  if (ids.length === 0) return undefined
  if (saoTodos) return umDe(clienteId, ids)
  // So many that a walk from the newest record soon meets them: to ask for each row's customer costs less than finding all.
  const combinaOCliente = banco
    .select({ sim: sql`true` })
    .from(cliente)
    .where(and(eq(cliente.id, clienteId), combina(cliente.busca, termo)))
  return sql`(${combinaOCliente})`
}
