import type { CodigoErro } from '../erros.ts'

/** ALC-05 What became of a message that left by WhatsApp. */
export const ESTADOS_DO_WHATSAPP = {
  NA_FILA: 'Na fila',
  ENVIANDO: 'Enviando',
  INCERTO: 'Incerto',
  RECUSADO: 'Recusado',
  ENVIADO: 'Enviado',
  ENTREGUE: 'Entregue',
  LIDO: 'Lido',
} as const
export type EstadoDoWhatsapp = keyof typeof ESTADOS_DO_WHATSAPP

/** What the other side says; `played` is a voice message heard. */
const DITOS: Readonly<Record<string, EstadoDoWhatsapp>> = {
  failed: 'RECUSADO',
  sent: 'ENVIADO',
  delivered: 'ENTREGUE',
  read: 'LIDO',
  played: 'LIDO',
}

export const estadoDito = (dito: string): EstadoDoWhatsapp | null =>
  Object.hasOwn(DITOS, dito) ? (DITOS[dito] ?? null) : null

const ORDEM = Object.keys(ESTADOS_DO_WHATSAPP) as EstadoDoWhatsapp[]

/** ALC-05 Statuses come in any order, also before our own answer: what is known of a message never falls back. */
export const maisAdiante = (a: EstadoDoWhatsapp, b: EstadoDoWhatsapp): EstadoDoWhatsapp =>
  ORDEM.indexOf(b) > ORDEM.indexOf(a) ? b : a

/** ALC-05 A person sends again only what was refused, or what nobody knows whether it left. */
export const impedimentoParaReenviar = (estado: EstadoDoWhatsapp): CodigoErro | null => {
  if (estado === 'RECUSADO' || estado === 'INCERTO') return null
  return estado === 'NA_FILA' || estado === 'ENVIANDO' ? 'WHATSAPP_NA_FILA' : 'WHATSAPP_JA_ENVIADO'
}
