import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import { pedido, pedidoItem } from '../pedidos/tabelas.ts'
import { estoque } from '../produtos/tabelas.ts'
import { reservaDeEstoque } from './tabelas.ts'

const aberta = (pedidoId: number) =>
  and(eq(reservaDeEstoque.pedidoId, pedidoId), isNull(reservaDeEstoque.encerradaEm))

/** Held until the end, by product as whoever reserves: two of them never wait for each other in a circle. */
async function travarEstoqueDoPedido(tx: Tx, pedidoId: number): Promise<void> {
  await tx.execute(sql`
    select 1 from ${estoque}
    where (${estoque.filialId}, ${estoque.produtoId}) in
      (select ${pedidoItem.filialId}, ${pedidoItem.produtoId} from ${pedidoItem} where ${pedidoItem.pedidoId} = ${pedidoId}
       union select ${reservaDeEstoque.filialId}, ${reservaDeEstoque.produtoId} from ${reservaDeEstoque}
       where ${reservaDeEstoque.pedidoId} = ${pedidoId})
    order by ${estoque.produtoId}, ${estoque.filialId} for update`)
}

/** What an order still holds of the stock goes back to be sold. Done twice, it does nothing the second time. */
export async function encerrarReservas(tx: Tx, pedidoId: number, agora: Date): Promise<void> {
  await travarEstoqueDoPedido(tx, pedidoId)
  await tx
    .update(estoque)
    .set({ reservado: sql`${estoque.reservado} - ${reservaDeEstoque.quantidade}` })
    .from(reservaDeEstoque)
    .where(
      and(
        aberta(pedidoId),
        eq(estoque.filialId, reservaDeEstoque.filialId),
        eq(estoque.produtoId, reservaDeEstoque.produtoId),
      ),
    )
  await tx.update(reservaDeEstoque).set({ encerradaEm: agora }).where(aberta(pedidoId))
}

/** What an order once held of the stock, and still waits for; the stock is held from here on. */
export async function reservasEncerradas(tx: Tx, pedidoId: number) {
  await travarEstoqueDoPedido(tx, pedidoId)
  return tx
    .select({
      filialId: reservaDeEstoque.filialId,
      produtoId: reservaDeEstoque.produtoId,
      codigo: sql<string>`min(${pedidoItem.codigo})`,
      precisa: sql<string>`sum((${pedidoItem.quantidade} - ${pedidoItem.quantidadeFaturada}) * ${pedidoItem.fatorConversao})`,
      livre: sql<string>`min(${estoque.quantidade} - ${estoque.bloqueado} - ${estoque.reservado})`,
    })
    .from(reservaDeEstoque)
    .innerJoin(
      pedidoItem,
      and(
        eq(pedidoItem.pedidoId, reservaDeEstoque.pedidoId),
        eq(pedidoItem.produtoId, reservaDeEstoque.produtoId),
        eq(pedidoItem.filialId, reservaDeEstoque.filialId),
        eq(pedidoItem.removido, false),
      ),
    )
    .innerJoin(
      estoque,
      and(eq(estoque.filialId, reservaDeEstoque.filialId), eq(estoque.produtoId, reservaDeEstoque.produtoId)),
    )
    .where(and(eq(reservaDeEstoque.pedidoId, pedidoId), isNotNull(reservaDeEstoque.encerradaEm)))
    .groupBy(reservaDeEstoque.filialId, reservaDeEstoque.produtoId)
    .orderBy(asc(reservaDeEstoque.produtoId))
}

/** Reservations that were ended are held again, each so much. */
export async function reabrirReservas(
  tx: Tx,
  pedidoId: number,
  reservas: readonly { filialId: number; produtoId: number; quantidade: string }[],
): Promise<void> {
  for (const { filialId, produtoId, quantidade } of reservas) {
    await tx
      .update(reservaDeEstoque)
      .set({ quantidade, encerradaEm: null })
      .where(
        and(
          eq(reservaDeEstoque.pedidoId, pedidoId),
          eq(reservaDeEstoque.filialId, filialId),
          eq(reservaDeEstoque.produtoId, produtoId),
        ),
      )
    await tx
      .update(estoque)
      .set({ reservado: sql`${estoque.reservado} + ${quantidade}::numeric` })
      .where(and(eq(estoque.filialId, filialId), eq(estoque.produtoId, produtoId)))
  }
}

/** The lines that an order has, with what was served and invoiced of them; the order is held by whoever calls. */
export const linhasAFaturar = (tx: Tx, pedidoId: number) =>
  tx
    .select({
      id: pedidoItem.id,
      numero: pedidoItem.numeroItem,
      codigo: pedidoItem.codigo,
      embalagem: pedidoItem.embalagem,
      quantidade: pedidoItem.quantidade,
      atendida: pedidoItem.quantidadeAtendida,
      faturada: pedidoItem.quantidadeFaturada,
      vlTot: pedidoItem.valorTotal,
      descontoCupom: pedidoItem.descontoCupom,
      bonificado: pedidoItem.bonificado,
    })
    .from(pedidoItem)
    .where(and(eq(pedidoItem.pedidoId, pedidoId), eq(pedidoItem.removido, false)))
    .orderBy(asc(pedidoItem.numeroItem))

type Saida = { id: number; agora: string; total: string }

/** In stock units, by branch and product, what leaves now of the lines in `saidas`. */
const unidades = (saidas: readonly Saida[]) => sql`
  select ${pedidoItem.filialId} as filial_id, ${pedidoItem.produtoId} as produto_id,
    sum(saida.agora * ${pedidoItem.fatorConversao}) as quantidade
  from ${pedidoItem}
  join json_to_recordset(${JSON.stringify(saidas)}::json) as saida (id bigint, agora numeric) on saida.id = ${pedidoItem.id}
  group by 1, 2`

/** What an invoice takes leaves the stock, and what was reserved of it the reservation. */
export async function tirarDoEstoque(tx: Tx, pedidoId: number, saidas: readonly Saida[]): Promise<void> {
  await travarEstoqueDoPedido(tx, pedidoId)
  // Of a reservation as much as there is: an invoice may come after the rest was given back.
  await tx.execute(sql`
    with saida as (${unidades(saidas)}),
    antes as (
      select ${estoque.filialId}, ${estoque.produtoId}, saida.quantidade,
        least(coalesce(${reservaDeEstoque.quantidade}, 0), saida.quantidade) as reservada
      from ${estoque}
      join saida on saida.filial_id = ${estoque.filialId} and saida.produto_id = ${estoque.produtoId}
      left join ${reservaDeEstoque} on ${reservaDeEstoque.pedidoId} = ${pedidoId} and ${reservaDeEstoque.encerradaEm} is null
        and ${reservaDeEstoque.filialId} = ${estoque.filialId} and ${reservaDeEstoque.produtoId} = ${estoque.produtoId}),
    menos as (
      update ${reservaDeEstoque} set quantidade = ${reservaDeEstoque.quantidade} - antes.reservada from antes
      where ${reservaDeEstoque.pedidoId} = ${pedidoId} and ${reservaDeEstoque.encerradaEm} is null
        and ${reservaDeEstoque.filialId} = antes.filial_id and ${reservaDeEstoque.produtoId} = antes.produto_id)
    update ${estoque} set quantidade = greatest(0, ${estoque.quantidade} - antes.quantidade),
      reservado = ${estoque.reservado} - antes.reservada
    from antes where ${estoque.filialId} = antes.filial_id and ${estoque.produtoId} = antes.produto_id`)
  await tx.execute(sql`
    update ${pedidoItem} set quantidade_faturada = saida.total, quantidade_atendida = saida.total
    from json_to_recordset(${JSON.stringify(saidas)}::json) as saida (id bigint, total numeric)
    where ${pedidoItem.id} = saida.id`)
}

/** What invoices took comes back, because they were cancelled before the goods left. */
export async function devolverAoEstoque(tx: Tx, pedidoId: number): Promise<void> {
  await travarEstoqueDoPedido(tx, pedidoId)
  await tx.execute(sql`
    update ${estoque} set quantidade = ${estoque.quantidade} + volta.quantidade
    from (
      select ${pedidoItem.filialId} as filial_id, ${pedidoItem.produtoId} as produto_id,
        sum(${pedidoItem.quantidadeFaturada} * ${pedidoItem.fatorConversao}) as quantidade
      from ${pedidoItem} where ${pedidoItem.pedidoId} = ${pedidoId} and ${pedidoItem.quantidadeFaturada} > 0 group by 1, 2
    ) volta
    where ${estoque.filialId} = volta.filial_id and ${estoque.produtoId} = volta.produto_id`)
  await tx.update(pedidoItem).set({ quantidadeFaturada: '0' }).where(eq(pedidoItem.pedidoId, pedidoId))
  await gravarValorFaturado(tx, pedidoId, '0')
}

export async function gravarValorFaturado(tx: Tx, id: number, valorFaturado: string): Promise<void> {
  await tx.update(pedido).set({ valorFaturado }).where(eq(pedido.id, id))
}
