import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { clienteVisivel } from '../clientes/visibilidade.ts'
import { pedido } from './tabelas.ts'

/** Those that the session took, and those of the customers it sees. */
export function pedidoVisivel(banco: Executor, sessao: Sessao): SQL | undefined {
  if (sessao.veTudo) return undefined
  return or(meuPedido(sessao), deClienteVisivel(banco, sessao))
}

/** VEN-01 'Meus Pedidos': the caller took it. */
export const meuPedido = ({ colaboradorId }: Sessao): SQL => eq(pedido.colaboradorId, colaboradorId)

function deClienteVisivel(banco: Executor, sessao: Sessao): SQL {
  // A portfolio is short: as an array it is asked of the index of the orders' customers.
  if (sessao.tipo === 'REPRESENTANTE')
    return inArray(
      pedido.clienteId,
      banco.select({ id: cliente.id }).from(cliente).where(clienteVisivel(banco, sessao)),
    )
  // As a scalar subquery, like the customers' own: asked for each order of the page, by key.
  const visivel = banco
    .select({ sim: sql`true` })
    .from(cliente)
    .where(and(eq(cliente.id, pedido.clienteId), clienteVisivel(banco, sessao)))
    .limit(1)
  return sql`(${visivel})`
}
