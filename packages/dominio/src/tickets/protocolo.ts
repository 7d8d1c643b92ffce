import { digitoModulo11 } from '../brasil/modulo-11.ts'

const DIGITOS_DO_NUMERO = 6
const PROTOCOLO = /^(\d{4})(\d{6,})(\d)$/

/**
 * The number a person reads over the phone: year, number of the ticket and a check digit, so that a digit heard
 * wrong finds nothing instead of somebody else's ticket.
 */
export function montarProtocolo(ano: number, ticketId: number): string {
  const base = `${ano}${String(ticketId).padStart(DIGITOS_DO_NUMERO, '0')}`
  return base + digitoModulo11(base)
}

/** '2026.000123-4'; whatever is no protocol comes back as it is. */
export function formatarProtocolo(protocolo: string): string {
  const [, ano, numero, digito] = PROTOCOLO.exec(protocolo) ?? []
  return ano ? `${ano}.${numero}-${digito}` : protocolo
}

/** The bare digits of what somebody typed or pasted, or null when it can't be a protocol. */
export function lerProtocolo(digitado: string): string | null {
  const digitos = digitado.replace(/[\s.\-/]/g, '')
  const [, ano, numero, digito] = PROTOCOLO.exec(digitos) ?? []
  if (!ano || !numero) return null
  return digitoModulo11(ano + numero) === digito ? digitos : null
}
