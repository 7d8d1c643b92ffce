import type { RespostaDe } from '@balcao/dominio/contrato'
import type { obterNotaFiscal } from '@balcao/dominio/notas/contratos'

export type NotaAberta = RespostaDe<typeof obterNotaFiscal>

/** DOC-04 By what the delivery of an invoice is followed. */
export type RastreioDaNota = NonNullable<NotaAberta['rastreio']> & { numNf: number }
