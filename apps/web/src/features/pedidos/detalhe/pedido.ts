import type { RespostaDe } from '@balcao/dominio/contrato'
import type { obterPedido } from '@balcao/dominio/pedidos/contratos'
import { SEM_ESTOQUE } from '@balcao/dominio/pedidos/saldo'

export type Pedido = RespostaDe<typeof obterPedido>

/** DOC-02 Whether the stock, or the invoices, left something of it to be delivered later. */
export const temSaldo = ({ itensRemovidos, vlFaturado, vlTot }: Pedido): boolean =>
  itensRemovidos.some(({ motivoRemocao }) => motivoRemocao === SEM_ESTOQUE) ||
  (vlFaturado > 0 && vlFaturado < vlTot)
