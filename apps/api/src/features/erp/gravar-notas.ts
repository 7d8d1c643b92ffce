import type { Tx } from '../../platform/banco/conexao.ts'
import { receberNota } from '../notas/receber-nota.ts'
import type { LinhaDoPedido } from '../pedidos/queries-mudanca.ts'
import { abrirTitulosDaNota } from '../titulos/abrir-da-nota.ts'
import { documentoDoCliente } from './queries.ts'

/**
 * DOC-04, DOC-05 The invoices that an order became, and what is owed for them: in the same transaction as the news, so that what left the
 * order's credit is in the titles at once.
 */
export async function gravarNotas(
  tx: Tx,
  pedido: LinhaDoPedido,
  xmls: readonly string[],
  agora: Date,
): Promise<void> {
  if (xmls.length === 0) return
  const { id, clienteId, formaCobrancaId } = pedido
  const documento = await documentoDoCliente(tx, clienteId)
  for (const xml of xmls) {
    const nota = await receberNota(tx, { id, clienteId, documentoDoCliente: documento }, xml, agora)
    if (nota) await abrirTitulosDaNota(tx, nota, { clienteId, formaCobrancaId }, agora)
  }
}
