import type { StatusDaVida } from '@balcao/dominio/pedidos/vida'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { EmQueCaso, MudancaDoPedido } from '../../pedidos/reacoes.ts'
import { devolverUsoDoCupom } from './queries.ts'

const SEM_EFEITO: readonly StatusDaVida[] = ['CANCELADO', 'REJEITADO', 'PERDIDO']

/** VEN-02 An order that came to nothing gives back the use of its coupon. */
export async function devolverCupom(
  tx: Tx,
  _caso: EmQueCaso,
  { pedidoId, para }: MudancaDoPedido,
): Promise<void> {
  if (SEM_EFEITO.includes(para)) await devolverUsoDoCupom(tx, pedidoId)
}
