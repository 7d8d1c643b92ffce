import type { StatusDePedido } from '../pedidos/status.ts'

/** DOC-03 Statuses in which a quote may still be won or lost. */
export const STATUS_EM_ABERTO = ['ORCAMENTO', 'COTACAO'] as const satisfies readonly StatusDePedido[]

export const orcamentoEmAberto = (status: string): boolean =>
  (STATUS_EM_ABERTO as readonly string[]).includes(status)

/** DOC-03 What a quote that became an order says: true of it whatever becomes of the order, which has a status of its own. */
export const STATUS_GANHO = 'ATIVO' satisfies StatusDePedido
