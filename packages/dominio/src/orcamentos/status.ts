import { hojeEm } from '../formatos/datas.ts'
import type { StatusDeOrcamento, StatusDePedido } from '../pedidos/status.ts'

/** DOC-03 Statuses in which a quote may still be won or lost. */
export const STATUS_EM_ABERTO = ['ORCAMENTO', 'COTACAO'] as const satisfies readonly StatusDePedido[]

export const STATUS_VENCIDO = 'VENCIDO' satisfies StatusDePedido
export const STATUS_PERDIDO = 'PERDIDO' satisfies StatusDePedido
/** What a quote that became an order says: true of it whatever becomes of the order, which has a status of its own. */
export const STATUS_GANHO = 'GANHO' satisfies StatusDeOrcamento

type Decidido = {
  /** As it is kept, by whoever wrote it last. */
  status: string
  /** The order it became. */
  pedidoId: number | null
  perdidoEm: Date | null
}

export const statusEmAberto = (status: string): boolean =>
  (STATUS_EM_ABERTO as readonly string[]).includes(status)

/** Whether it may still be won or lost. */
export const orcamentoEmAberto = ({ status, pedidoId, perdidoEm }: Decidido): boolean =>
  pedidoId === null && perdidoEm === null && statusEmAberto(status)

/**
 * DOC-03 How a quote stands now: won once there is an order of it, lost once somebody gave it up, whatever status another
 * system left in it; and one that nobody won or lost while its prices held has expired. That one may still be lost, or won
 * at other prices: what is kept is what somebody decided.
 */
export function statusDoOrcamento(orcamento: Decidido & { dataValidade: string }, agora: Date): string {
  if (orcamento.pedidoId !== null) return STATUS_GANHO
  if (orcamento.perdidoEm !== null) return STATUS_PERDIDO
  return orcamentoEmAberto(orcamento) && orcamento.dataValidade < hojeEm(agora)
    ? STATUS_VENCIDO
    : orcamento.status
}
