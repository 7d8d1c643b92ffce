import { and, asc, desc, eq, gte, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { pedido, pedidoItem } from '../../pedidos/tabelas.ts'
import { produto } from '../../produtos/tabelas.ts'

// Whatever a customer buys, what they usually do is in these; and an answer must not take longer for who buys more.
const PEDIDOS_DO_CLIENTE = 200
const PRODUTOS_DO_ORCAMENTO = 20
const PEDIDOS_POR_PRODUTO = 100
const CANCELADO = 'CANCELADO'

/** What the customer bought since then, what was bought most often first, with the last time of each. */
export function compradosPeloCliente(
  banco: Executor,
  { clienteId, desde }: { clienteId: number; desde: Date },
  quantos: number,
) {
  const pedidos = banco
    .select({ id: pedido.id, incluidoEm: pedido.incluidoEm })
    .from(pedido)
    .where(and(eq(pedido.clienteId, clienteId), gte(pedido.incluidoEm, desde), ne(pedido.status, CANCELADO)))
    .orderBy(desc(pedido.incluidoEm), desc(pedido.id))
    .limit(PEDIDOS_DO_CLIENTE)
    .as('pedidos')
  const doUltimo = <T>(coluna: T) =>
    sql`(array_agg(${coluna} order by ${pedidos.incluidoEm} desc, ${pedidoItem.id} desc))[1]`
  const vezes = sql<number>`count(distinct ${pedidos.id})::int`
  return banco
    .select({
      produtoId: pedidoItem.produtoId,
      vezes,
      ultimaEm: sql`max(${pedidos.incluidoEm})`.mapWith(pedido.incluidoEm),
      quantidade: doUltimo(pedidoItem.quantidade).mapWith(Number),
      embalagem: doUltimo(pedidoItem.embalagem).mapWith(String),
      valorUnitario: doUltimo(pedidoItem.valorUnitario).mapWith(Number),
    })
    .from(pedidos)
    .innerJoin(pedidoItem, eq(pedidoItem.pedidoId, pedidos.id))
    .innerJoin(produto, eq(produto.id, pedidoItem.produtoId))
    .where(and(eq(pedidoItem.removido, false), eq(produto.ativo, true)))
    .groupBy(pedidoItem.produtoId)
    .orderBy(desc(vezes), desc(sql`max(${pedidos.incluidoEm})`), asc(pedidoItem.produtoId))
    .limit(quantos)
}
export type Comprado = Awaited<ReturnType<typeof compradosPeloCliente>>[number]

/**
 * What went along, since then, in the last orders that had these products. By each product the newest orders are walked in the order
 * of their index, so that how often a product sells does not count.
 */
export async function acompanhantes(
  banco: Executor,
  { ids, desde }: { ids: readonly number[]; desde: Date },
  quantos: number,
): Promise<{ produtoId: number; vezes: number }[]> {
  if (ids.length === 0) return []
  const { rows } = await banco.execute<{ produto_id: string; vezes: number }>(sql`
    select junto.produto_id, count(distinct junto.pedido_id)::int as vezes
    from (
      select distinct p.id
      from unnest(${sql.param(ids.slice(-PRODUTOS_DO_ORCAMENTO))}::bigint[]) as do_orcamento(produto_id)
      cross join lateral (
        select i.pedido_id from pedido_item i
        where i.produto_id = do_orcamento.produto_id
        order by i.pedido_id desc limit ${sql.raw(String(PEDIDOS_POR_PRODUTO))}
      ) as com_ele
      join pedido p on p.id = com_ele.pedido_id
      where p.incluido_em >= ${desde.toISOString()} and p.status <> ${CANCELADO}
    ) as pedidos
    join pedido_item junto on junto.pedido_id = pedidos.id
    join produto on produto.id = junto.produto_id and produto.ativo
    where not junto.removido and junto.produto_id <> all(${sql.param(ids)}::bigint[])
    group by junto.produto_id
    order by vezes desc, junto.produto_id
    limit ${sql.raw(String(Math.trunc(quantos)))}`)
  return rows.map(({ produto_id, vezes }) => ({ produtoId: Number(produto_id), vezes }))
}
