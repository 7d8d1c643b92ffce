import type { CodigoErro } from '../erros.ts'

/** ALC-01 What became of a message that left for the customer. */
export const ESTADOS_DO_CORREIO = {
  NA_FILA: 'Na fila',
  ENVIANDO: 'Enviando',
  ENVIADO: 'Enviado',
  RECUSADO: 'Recusado',
  INCERTO: 'Incerto',
} as const
export type EstadoDoCorreio = keyof typeof ESTADOS_DO_CORREIO

/** What left answers an entry of the history, or says by itself that a ticket was opened. */
export type EspecieDeCorreio = 'ENTRADA' | 'CONFIRMACAO'

const IMPEDIMENTOS: Record<EstadoDoCorreio, CodigoErro | null> = {
  NA_FILA: 'CORREIO_NA_FILA',
  ENVIANDO: 'CORREIO_NA_FILA',
  ENVIADO: 'CORREIO_JA_ENVIADO',
  RECUSADO: null,
  INCERTO: null,
}

/** ALC-01 A person sends again only what was refused, or what nobody knows whether it arrived. */
export const impedimentoParaReenviar = (estado: EstadoDoCorreio): CodigoErro | null => IMPEDIMENTOS[estado]
