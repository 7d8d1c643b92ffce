import { DESISTIU } from '@balcao/dominio/pedidos/faturamento'
import type { MudancaDoPedido } from '../../../fatos.ts'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { devolverUsoDoCupom } from './queries.ts'

/** VEN-02 An order that came to nothing gives back the use of its coupon. */
export async function devolverCupom(tx: Tx, _caso: Caso, { pedidoId, para }: MudancaDoPedido): Promise<void> {
  if (DESISTIU.includes(para)) await devolverUsoDoCupom(tx, pedidoId)
}
