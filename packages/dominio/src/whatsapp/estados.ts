import type { EstadoDoEnvio } from '../tickets/envios.ts'

/** What the other side says; `played` is a voice message heard. */
const DITOS: Readonly<Record<string, EstadoDoEnvio>> = {
  failed: 'RECUSADO',
  sent: 'ENVIADO',
  delivered: 'ENTREGUE',
  read: 'LIDO',
  played: 'LIDO',
}

export const estadoDito = (dito: string): EstadoDoEnvio | null =>
  Object.hasOwn(DITOS, dito) ? (DITOS[dito] ?? null) : null

// Most refusals come after it was taken; what was delivered was not refused.
const ORDEM: readonly EstadoDoEnvio[] = [
  'NA_FILA',
  'ENVIANDO',
  'INCERTO',
  'ENVIADO',
  'RECUSADO',
  'ENTREGUE',
  'LIDO',
]

/** ALC-05 Statuses come in any order, also before our own answer: what is known of a message never falls back. */
export const maisAdiante = (a: EstadoDoEnvio, b: EstadoDoEnvio): EstadoDoEnvio =>
  ORDEM.indexOf(b) > ORDEM.indexOf(a) ? b : a
