const DIGITOS_DO_NUMERO = 6
const PROTOCOLO = /^(\d{4})(\d{6,})(\d)$/

// Damm's quasigroup: unlike modulo 11 with ten written as zero, no wrong or swapped digit goes unnoticed.
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const

/** The digit that makes the whole, digit included, come out as zero. */
function digitoDeDamm(digitos: string): string {
  let estado = '0'
  for (const digito of digitos) estado = DAMM[Number(estado)]?.[Number(digito)] ?? ''
  return estado
}

/**
 * The number a person reads over the phone: year, number of the ticket and a check digit, so that a digit heard
 * wrong finds nothing instead of somebody else's ticket.
 */
export function montarProtocolo(ano: number, ticketId: number): string {
  const base = `${ano}${String(ticketId).padStart(DIGITOS_DO_NUMERO, '0')}`
  return base + digitoDeDamm(base)
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
  return digitoDeDamm(ano + numero) === digito ? digitos : null
}
