import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm'
import { combina } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { cliente } from './tabelas.ts'

/** So many customers are named one by one; a term that finds more of them finds many records anyway. */
const MAXIMO_DE_CLIENTES = 200

/**
 * Records whose customer the term names, by the column that refers to the customer. Asked for beforehand: from a
 * subquery PostgreSQL expects some thousands of records, and then walks the list from its newest one looking for the
 * term, instead of asking the index that knows where the few are.
 */
export async function doClienteComTermo(
  banco: Executor,
  clienteId: AnyColumn,
  termo: string,
): Promise<SQL | undefined> {
  const todos = () =>
    banco.select({ id: cliente.id }).from(cliente).where(combina(cliente.busca, termo)).$dynamic()
  const achados = await todos().limit(MAXIMO_DE_CLIENTES + 1)
  if (achados.length === 0) return undefined
  if (achados.length > MAXIMO_DE_CLIENTES) return sql`${clienteId} = any(array(${todos()}))`
  return inArray(
    clienteId,
    achados.map(({ id }) => id),
  )
}
