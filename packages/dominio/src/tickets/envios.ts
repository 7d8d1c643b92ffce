import type { CodigoErro } from '../erros.ts'

/** ALC-01, ALC-05 What became of a message that left for the customer, whichever way it took. */
export const ESTADOS_DO_ENVIO = {
  NA_FILA: 'Na fila',
  ENVIANDO: 'Enviando',
  INCERTO: 'Incerto',
  ENVIADO: 'Enviado',
  RECUSADO: 'Recusado',
  ENTREGUE: 'Entregue',
  LIDO: 'Lido',
} as const
export type EstadoDoEnvio = keyof typeof ESTADOS_DO_ENVIO

export type ViaDoEnvio = 'EMAIL' | 'WHATSAPP'

const IMPEDIMENTOS: Record<ViaDoEnvio, { naFila: CodigoErro; jaEnviado: CodigoErro }> = {
  EMAIL: { naFila: 'CORREIO_NA_FILA', jaEnviado: 'CORREIO_JA_ENVIADO' },
  WHATSAPP: { naFila: 'WHATSAPP_NA_FILA', jaEnviado: 'WHATSAPP_JA_ENVIADO' },
}

/** ALC-01, ALC-05 A person sends again only what was refused, or what nobody knows whether it arrived. */
export function impedimentoParaReenviar(
  via: ViaDoEnvio,
  estado: EstadoDoEnvio,
  { comWhatsapp }: { comWhatsapp: boolean },
): CodigoErro | null {
  if (via === 'WHATSAPP' && !comWhatsapp) return 'WHATSAPP_DESLIGADO'
  if (estado === 'RECUSADO' || estado === 'INCERTO') return null
  const { naFila, jaEnviado } = IMPEDIMENTOS[via]
  return estado === 'NA_FILA' || estado === 'ENVIANDO' ? naFila : jaEnviado
}

type Envio = {
  estado: EstadoDoEnvio
  /** The file that it took, where it was not the words. */
  arquivo: string | null
  /** Nobody's answer: sent by itself. */
  automatico: boolean
}

const ACEITOS: readonly EstadoDoEnvio[] = ['ENVIADO', 'ENTREGUE', 'LIDO']

/** Its words decide, its files only where there are no words. */
function quemDecide(envios: readonly Envio[]): readonly Envio[] {
  const respostas = envios.filter(({ automatico }) => !automatico)
  const palavras = respostas.filter(({ arquivo }) => arquivo === null)
  return palavras.length > 0 ? palavras : respostas
}

/** ALC-06 Whether an entry could reach the customer. */
export const podeTerChegado = (envios: readonly Envio[]): boolean =>
  quemDecide(envios).some(({ estado }) => estado !== 'RECUSADO')

/** ALC-06 Whether whoever takes it to the customer accepted it. */
export const foiAceita = (envios: readonly Envio[]): boolean =>
  quemDecide(envios).some(({ estado }) => ACEITOS.includes(estado))
