import { and, asc, eq, not, sql } from 'drizzle-orm'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import { reservaDeEstoque } from '../../estoque/tabelas.ts'
import { limiteDeCredito } from '../../limites/tabelas.ts'
import { pedido, pedidoItem } from '../../pedidos/tabelas.ts'
import { cupom } from '../../precos/tabelas.ts'
import { estoque } from '../../produtos/tabelas.ts'
import { cupomUso, orcamento } from '../nucleo/tabelas.ts'

// Always in this order, whoever converts: coupon, limit, stock by product. So two of them never wait for each other in a circle.

/** Held until the end, so that its last use goes to one order only. */
export const travarCupom = comandoFixo((banco, { codigo }: { codigo: string }) =>
  banco.select({ id: cupom.id }).from(cupom).where(eq(cupom.codigo, codigo)).for('update'),
)

/** Held until the end, so that what is left of the customer's credit is not spent twice. */
export const travarLimites = comandoFixo((banco, { clienteId }: { clienteId: number }) =>
  banco
    .select({ id: limiteDeCredito.id })
    .from(limiteDeCredito)
    .where(eq(limiteDeCredito.clienteId, clienteId))
    .orderBy(asc(limiteDeCredito.id))
    .for('update'),
)

/** Held until the end, so that what is in stock is not sold twice. */
export const travarEstoque = comandoFixo((banco, { filialId, ids }: { filialId: number; ids: number[] }) =>
  banco
    .select({ produtoId: estoque.produtoId })
    .from(estoque)
    .where(and(eq(estoque.filialId, filialId), umDe(estoque.produtoId, ids)))
    .orderBy(asc(estoque.produtoId))
    .for('update'),
)

export async function inserirPedido(tx: Tx, novo: typeof pedido.$inferInsert): Promise<number> {
  const [linha] = await tx.insert(pedido).values(novo).returning({ id: pedido.id })
  if (!linha) throw new Error('o pedido não foi gravado')
  return linha.id
}

export async function inserirItens(
  tx: Tx,
  itens: readonly (typeof pedidoItem.$inferInsert)[],
): Promise<void> {
  await tx.insert(pedidoItem).values([...itens])
}

type Reserva = typeof reservaDeEstoque.$inferInsert

/** The stock is held by whoever calls. */
export async function reservar(tx: Tx, reservas: readonly Reserva[]): Promise<void> {
  if (reservas.length === 0) return
  const gravadas = tx
    .insert(reservaDeEstoque)
    .values([...reservas])
    .returning({
      filialId: reservaDeEstoque.filialId,
      produtoId: reservaDeEstoque.produtoId,
      quantidade: reservaDeEstoque.quantidade,
    })
  await tx.execute(sql`with reservas as ${gravadas}
    update ${estoque} set reservado = ${estoque.reservado} + reservas.quantidade from reservas
    where ${estoque.filialId} = reservas.filial_id and ${estoque.produtoId} = reservas.produto_id`)
}

/** Whether other orders of the same quote use it: all of them together are one use. */
const usadoPeloOrcamento = (orcamentoId: number) =>
  sql`exists (select from ${cupomUso} where ${cupomUso.cupomId} = ${cupom.id} and ${cupomUso.orcamentoId} = ${orcamentoId})`

/** The coupon is held by whoever calls. */
export async function usarCupom(
  tx: Tx,
  codigo: string,
  uso: Omit<typeof cupomUso.$inferInsert, 'cupomId'>,
): Promise<void> {
  const [usado] = await tx
    .update(cupom)
    .set({ usos: sql`${cupom.usos} + case when ${usadoPeloOrcamento(uso.orcamentoId)} then 0 else 1 end` })
    .where(eq(cupom.codigo, codigo))
    .returning({ id: cupom.id })
  if (usado) await tx.insert(cupomUso).values({ ...uso, cupomId: usado.id })
}

/** Done twice, it gives back only once. */
export async function devolverUsoDoCupom(tx: Tx, pedidoId: number): Promise<void> {
  const [usado] = await tx
    .select({ id: cupom.id })
    .from(cupomUso)
    .innerJoin(cupom, eq(cupom.id, cupomUso.cupomId))
    .where(eq(cupomUso.pedidoId, pedidoId))
    // Held first, so that of two orders of one quote that end together the last one gives it back.
    .for('update', { of: cupom })
  if (!usado) return
  const [uso] = await tx
    .delete(cupomUso)
    .where(eq(cupomUso.pedidoId, pedidoId))
    .returning({ orcamentoId: cupomUso.orcamentoId })
  if (uso)
    await tx
      .update(cupom)
      .set({ usos: sql`${cupom.usos} - 1` })
      .where(and(eq(cupom.id, usado.id), not(usadoPeloOrcamento(uso.orcamentoId))))
}

export async function ganharOrcamento(
  tx: Tx,
  id: number,
  { pedidoId, agora, por }: { pedidoId: number; agora: Date; por: number },
): Promise<void> {
  await tx
    .update(orcamento)
    .set({
      pedidoId,
      movimentadoEm: agora,
      atualizadoEm: agora,
      atualizadoPor: por,
      versao: sql`${orcamento.versao} + 1`,
    })
    .where(eq(orcamento.id, id))
}
