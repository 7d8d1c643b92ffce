import { and, eq, isNotNull } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/banco/conexao.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { notaFiscal } from './tabelas.ts'

/** Carriers of a customer's orders and invoices, of any branch: who reaches them is not a secret of one. */
export async function transportadorasDoCliente(banco: Executor, clienteId: number): Promise<number[]> {
  const linhas = await union(
    banco
      .select({ id: notaFiscal.transportadoraId })
      .from(notaFiscal)
      .where(and(eq(notaFiscal.clienteId, clienteId), isNotNull(notaFiscal.transportadoraId))),
    banco
      .select({ id: pedido.transportadoraId })
      .from(pedido)
      .where(and(eq(pedido.clienteId, clienteId), isNotNull(pedido.transportadoraId))),
  )
  return linhas.map(({ id }) => Number(id))
}
