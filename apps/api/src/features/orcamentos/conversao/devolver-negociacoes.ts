import { DESISTIU } from '@balcao/dominio/pedidos/faturamento'
import type { MudancaDoPedido } from '../../../fatos.ts'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { devolverUsosDasNegociacoes } from './queries-negociacoes.ts'

/** GES-03 An order that came to nothing gives back what it took of an authorised price. */
export async function devolverNegociacoes(
  tx: Tx,
  { autoria }: Caso,
  { pedidoId, para }: MudancaDoPedido,
): Promise<void> {
  if (DESISTIU.includes(para)) await devolverUsosDasNegociacoes(tx, pedidoId, autoria.agora)
}
