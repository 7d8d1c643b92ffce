import type { RespostaDe } from '@balcao/dominio/contrato'
import type { obterPedido } from '@balcao/dominio/pedidos/contratos'

export type Pedido = RespostaDe<typeof obterPedido>
