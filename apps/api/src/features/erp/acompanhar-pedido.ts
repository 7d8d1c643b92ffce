import type { MudancaDoPedido } from '../../fatos.ts'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { entrarNaFila } from './entrar-na-fila.ts'
import { entregasDoPedido } from './queries.ts'

/** VEN-01 What people do with an order the ERP is told; what systems do they know. */
export async function acompanharPedido(tx: Tx, caso: Caso, mudanca: MudancaDoPedido): Promise<void> {
  const { pedidoId, de, para, sistema, observacao: motivo } = mudanca
  if (sistema !== null) return
  const foiContado = (await entregasDoPedido(tx, pedidoId)).length > 0
  if (para === 'LIBERADO' && de === 'BLOQUEADO')
    await entrarNaFila(tx, caso, pedidoId, {
      assunto: foiContado ? 'pedido.liberado' : 'pedido.incluido',
      motivo,
    })
  if (para === 'CANCELADO' && foiContado)
    await entrarNaFila(tx, caso, pedidoId, { assunto: 'pedido.cancelado', motivo })
}
