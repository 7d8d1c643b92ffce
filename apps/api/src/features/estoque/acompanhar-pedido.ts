import type { StatusDaVida } from '@balcao/dominio/pedidos/vida'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { EmQueCaso, MudancaDoPedido } from '../pedidos/reacoes.ts'
import { encerrarReservas } from './queries.ts'

/** Where the goods leave. */
const SAIU: readonly StatusDaVida[] = ['FATURADO', 'TRANSPORTE', 'ENTREGUE']
/** Where nobody waits for them any more. */
const DESISTIU: readonly StatusDaVida[] = ['CANCELADO', 'REJEITADO', 'PERDIDO', 'DEVOLUCAO']

/** VEN-02 What an order holds of the stock ends with it, however it ends. */
export async function acompanharReservas(
  tx: Tx,
  { autoria: { agora } }: EmQueCaso,
  { pedidoId, para }: MudancaDoPedido,
): Promise<void> {
  if (SAIU.includes(para)) await encerrarReservas(tx, pedidoId, { sai: true, agora })
  if (DESISTIU.includes(para)) await encerrarReservas(tx, pedidoId, { sai: false, agora })
}
