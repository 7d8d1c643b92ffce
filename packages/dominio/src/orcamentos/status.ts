import { hojeEm } from '../formatos/datas.ts'
import type { StatusDePedido } from '../pedidos/status.ts'

/** DOC-03 Statuses in which a quote may still be won or lost. */
export const STATUS_EM_ABERTO = ['ORCAMENTO', 'COTACAO'] as const satisfies readonly StatusDePedido[]

export const orcamentoEmAberto = (status: string): boolean =>
  (STATUS_EM_ABERTO as readonly string[]).includes(status)

export const STATUS_VENCIDO = 'VENCIDO' satisfies StatusDePedido

/**
 * DOC-03 How a quote stands now: one that nobody won or lost while its prices held has expired. It may still be lost, or
 * won at other prices: what is kept is what somebody decided.
 */
export function statusDoOrcamento(
  { status, dataValidade }: { status: string; dataValidade: string },
  agora: Date,
): string {
  return orcamentoEmAberto(status) && dataValidade < hojeEm(agora) ? STATUS_VENCIDO : status
}
