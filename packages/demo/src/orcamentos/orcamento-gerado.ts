import type { MotivoDePerda } from '@balcao/api/src/features/implantacao/partida/opcoes-de-cadastro.ts'
import type { PedidoSemNumero } from '../pedidos/precificar-pedido.ts'

export type StatusDoLink = 'PAGAMENTO_PENDENTE' | 'PAGAMENTO_EXPIRADO' | 'PAGAMENTO_REALIZADO'

export type OrcamentoSemNumero = PedidoSemNumero & {
  validade: string
  link: { status: StatusDoLink; validade: Date } | null
  /** Number of the order it became. */
  pedido: number | null
  perda: { em: Date; motivo: MotivoDePerda } | null
  movimentadoEm: Date
}
export type OrcamentoGerado = OrcamentoSemNumero & { numero: number }
