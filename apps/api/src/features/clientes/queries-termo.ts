import { telefoneProcurado } from '@balcao/dominio/brasil/telefone'
import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ClientesDoTermo } from '../../fonte-de-busca.ts'
import { combina, combinaSemMostrar } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { cliente, clienteTelefone } from './tabelas.ts'

/** So many customers are named one by one; a term that finds more of them finds many records anyway. */
const MAXIMO_DE_CLIENTES = 1000

/**
 * Asked for beforehand, once for whatever is found through customers: from a subquery PostgreSQL expects some thousands
 * of records, and then walks the list from its newest one looking for the term, instead of asking the index that knows
 * where the few are.
 */
export async function clientesComTermo(banco: Executor, termo: string): Promise<ClientesDoTermo> {
  if (await muitosComTermo(banco, termo)) return { termo, ids: [], saoTodos: false }
  const achados = idsComTermo(banco, termo).limit(limiteNoTexto(MAXIMO_DE_CLIENTES + 1))
  // Where there are too many nobody reads which: they do not travel.
  const { rows } = await banco.execute<{ quantos: number; ids: string[] | null }>(sql`
    select count(*)::int as quantos, case when count(*) <= ${limiteNoTexto(MAXIMO_DE_CLIENTES)} then array_agg(id) end as ids
    from (${achados}) as achados`)
  const { quantos = 0, ids } = rows[0] ?? {}
  return { termo, ids: (ids ?? []).map(Number), saoTodos: quantos <= MAXIMO_DE_CLIENTES }
}

const AMOSTRA = 200

/** By a sample over all customers: the index would bring them all, to be told that they are too many. */
async function muitosComTermo(banco: Executor, termo: string): Promise<boolean> {
  const condicao = combinaSemMostrar(cliente.busca, termo)
  if (!condicao) return false
  const { rows } = await banco.execute<{ muitos: boolean }>(sql`
    with ultimo as materialized (select max(id) as id from ${cliente})
    select count(*) * (select id from ultimo) >= ${4 * MAXIMO_DE_CLIENTES * AMOSTRA}::int as muitos from ${cliente}
    where ${cliente.id} = any(array(select ultimo.id * n / ${AMOSTRA}::int from ultimo, generate_series(1, ${AMOSTRA}::int) as n))
      and (${condicao}) is true`)
  return rows[0]?.muitos ?? false
}

/** By name, code, document or city; and by a whole phone number, each by its own index. */
function idsComTermo(banco: Executor, termo: string) {
  const pelosNomes = banco.select({ id: cliente.id }).from(cliente).where(combina(cliente.busca, termo))
  const telefone = telefoneProcurado(termo)
  return telefone === null
    ? pelosNomes.$dynamic()
    : pelosNomes.union(donosDoTelefone(banco, telefone)).$dynamic()
}

/** GER-12 The same, as a condition over the customers of a query. */
export const clienteComTermo = (
  banco: Executor,
  termo: string,
  pelosNomes = combina(cliente.busca, termo),
): SQL | undefined =>
  telefoneProcurado(termo) === null ? pelosNomes : inArray(cliente.id, idsComTermo(banco, termo))

/** Customers who have this number, as their main one or another. */
export const donosDoTelefone = (banco: Executor, numero: string) =>
  banco
    .select({ id: cliente.id })
    .from(cliente)
    .where(eq(cliente.telefone, numero))
    .union(
      banco
        .select({ id: clienteTelefone.clienteId })
        .from(clienteTelefone)
        .where(eq(clienteTelefone.numero, numero)),
    )

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
    .where(
      and(eq(cliente.id, clienteId), clienteComTermo(banco, termo, combinaSemMostrar(cliente.busca, termo))),
    )
  return sql`(${combinaOCliente})`
}
