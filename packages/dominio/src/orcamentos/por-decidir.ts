import { STATUS_EM_ABERTO, STATUS_VENCIDO } from './status.ts'

/** DOC-03 Shown as one of these, a quote may still be won or lost: an expired one too, at other prices. */
export const STATUS_POR_DECIDIR: readonly string[] = [...STATUS_EM_ABERTO, STATUS_VENCIDO]
