import { DESISTIU } from '@balcao/dominio/pedidos/faturamento'
import type { MudancaDoPedido } from '../../fatos.ts'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { encerrarAprovacao } from './pedir.ts'

/** GES-03 An order that goes on, or comes to nothing, waits for nobody any more. */
export async function acompanharPedidoNasAprovacoes(
  tx: Tx,
  caso: Caso,
  { pedidoId, de, para, observacao }: MudancaDoPedido,
): Promise<void> {
  if (de !== 'BLOQUEADO' || para === 'BLOQUEADO') return
  await encerrarAprovacao(
    tx,
    caso,
    { tipo: 'PEDIDO', referenciaId: pedidoId },
    { situacao: DESISTIU.includes(para) ? 'RETIRADA' : 'APROVADA', motivo: observacao ?? '' },
  )
}
