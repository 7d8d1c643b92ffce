import { DESISTIU, SAIU } from '@balcao/dominio/pedidos/faturamento'
import { foiFaturado } from '@balcao/dominio/pedidos/status'
import type { Tx } from '../../platform/banco/conexao.ts'
import { travarPedido } from '../pedidos/queries-mudanca.ts'
import type { EmQueCaso, MudancaDoPedido } from '../pedidos/reacoes.ts'
import { faturarPedido } from './faturar.ts'
import { devolverAoEstoque, encerrarReservas } from './queries.ts'

/**
 * VEN-02 What an order holds of the stock ends with it, however it ends: what was invoiced has left, the rest goes back. Goods that return from a
 * customer do not: whoever looks at them says whether they are sold again.
 */
export async function acompanharReservas(
  tx: Tx,
  { autoria: { agora } }: EmQueCaso,
  { pedidoId, de, para }: MudancaDoPedido,
): Promise<void> {
  // Whoever tells of the way without having told of the invoice.
  if (SAIU.includes(para) && !foiFaturado(de)) await faturarPedido(tx, await travarPedido(tx, pedidoId), [])
  if (DESISTIU.includes(para)) await devolverAoEstoque(tx, pedidoId)
  if (SAIU.includes(para) || DESISTIU.includes(para) || para === 'DEVOLUCAO')
    await encerrarReservas(tx, pedidoId, agora)
}
