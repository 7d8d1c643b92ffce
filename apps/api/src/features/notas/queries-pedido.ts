import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { notaFiscal } from './tabelas.ts'

/** DOC-01 The invoices an order became, for whoever already may see the order. */
export function notasDoPedido(banco: Executor, pedidoId: number) {
  return banco
    .select({
      id: notaFiscal.id,
      numero: notaFiscal.numero,
      chave: notaFiscal.chave,
      filialId: notaFiscal.filialId,
      dataSaida: notaFiscal.dataSaida,
      valorTotal: notaFiscal.valorTotal,
    })
    .from(notaFiscal)
    .where(eq(notaFiscal.pedidoId, pedidoId))
    .orderBy(asc(notaFiscal.emitidaEm), asc(notaFiscal.id))
}
