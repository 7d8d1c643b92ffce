import { Decimal } from '@balcao/dominio/formatos/decimal'
import { DESISTIU, SAIU } from '@balcao/dominio/pedidos/faturamento'
import { retomar } from '@balcao/dominio/pedidos/retomada'
import { foiFaturado } from '@balcao/dominio/pedidos/status'
import type { StatusDaVida } from '@balcao/dominio/pedidos/vida'
import type { MudancaDoPedido } from '../../fatos.ts'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { bloquear } from '../pedidos/bloquear.ts'
import { travarPedido } from '../pedidos/queries-mudanca.ts'
import { faturarPedido } from './faturar.ts'
import { devolverAoEstoque, encerrarReservas, reabrirReservas, reservasEncerradas } from './queries.ts'

// What nobody pays for is not kept from others.
const NAO_ESPERA: readonly StatusDaVida[] = ['DEVOLUCAO', 'PAGAMENTO_EXPIRADO']

/**
 * VEN-02 What an order holds of the stock ends with it, however it ends: what was invoiced has left, the rest goes back. Goods that return from a
 * customer do not: whoever looks at them says whether they are sold again.
 */
export async function acompanharReservas(tx: Tx, caso: Caso, mudanca: MudancaDoPedido): Promise<void> {
  const { pedidoId, de, para } = mudanca
  // Whoever tells of the way without having told of the invoice.
  if (SAIU.includes(para) && !foiFaturado(de)) await faturarPedido(tx, await travarPedido(tx, pedidoId), [])
  if (DESISTIU.includes(para)) await devolverAoEstoque(tx, pedidoId)
  if (SAIU.includes(para) || DESISTIU.includes(para) || NAO_ESPERA.includes(para))
    await encerrarReservas(tx, pedidoId, caso.autoria.agora)
  else if (de === 'PAGAMENTO_EXPIRADO') await retomarReservas(tx, caso, mudanca)
}

/** Asked to be paid again, it holds what there still is; for what others bought meanwhile somebody has to decide. */
async function retomarReservas(
  tx: Tx,
  caso: Caso,
  { pedidoId, filialId, sistema }: MudancaDoPedido,
): Promise<void> {
  const produtos = await reservasEncerradas(tx, pedidoId)
  const { quantidades, falta } = retomar(produtos, caso.negocio.parametros(filialId).vendeSemEstoque)
  await reabrirReservas(
    tx,
    pedidoId,
    produtos.map((produto, i) => ({ ...produto, quantidade: (quantidades[i] ?? new Decimal(0)).toFixed(4) })),
  )
  if (falta)
    await bloquear(tx, caso, pedidoId, [{ tipo: 'ESTOQUE', detalhe: falta }], {
      sistema: sistema ?? 'PORTAL',
    })
}
