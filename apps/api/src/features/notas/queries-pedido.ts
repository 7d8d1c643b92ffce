import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { notaFiscal } from './tabelas.ts'
import { notaVisivel } from './visibilidade.ts'

/** DOC-01 The invoices an order became, among those for this session to see. */
export function notasDoPedido(banco: Executor, sessao: Sessao, pedidoId: number) {
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
    .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
    .where(and(eq(notaFiscal.pedidoId, pedidoId), notaVisivel(banco, sessao)))
    .orderBy(asc(notaFiscal.emitidaEm), asc(notaFiscal.id))
}
