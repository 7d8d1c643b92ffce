import { formatarTelefone } from '../brasil/telefone.ts'

const BRASIL = '55'
const PAIS_E_DDD = /^[1-9]{2}$/

/** Digits of a Brazilian number with area code, whatever stood before them: the country, a carrier, a zero. */
function nacional(telefone: string): string | null {
  const limpo = telefone.trim()
  if (limpo.startsWith('+') && !limpo.startsWith(`+${BRASIL}`)) return null
  const digitos = limpo.replace(/\D/g, '').replace(/^0+/, '')
  const semPais = digitos.length >= 12 && digitos.startsWith(BRASIL) ? digitos.slice(2) : digitos
  const valido = (semPais.length === 10 || semPais.length === 11) && PAIS_E_DDD.test(semPais.slice(0, 2))
  return valido ? semPais : null
}

/** A mobile phone of eight digits, as all were before the ninth came: no landline begins so. */
const CELULAR_ANTIGO = /^[6-9]\d{7}$/
const CELULAR = /^9\d{8}$/

/**
 * ALC-05 The number under which a Brazilian mobile phone is found: country, area code, nine digits. Null for a landline, for
 * what has no area code, and for what is no number.
 */
export function numeroDoWhatsapp(telefone: string | null | undefined): string | null {
  const digitos = nacional(telefone ?? '')
  if (digitos === null) return null
  const [ddd, numero] = [digitos.slice(0, 2), digitos.slice(2)]
  if (CELULAR.test(numero)) return BRASIL + ddd + numero
  return CELULAR_ANTIGO.test(numero) ? `${BRASIL}${ddd}9${numero}` : null
}

/** ALC-05 A number, country included; or else the id of who has none to be told. */
export const ehNumero = (waId: string): boolean => /^\d+$/.test(waId)

/**
 * ALC-05 Every way in which the owner of a `wa_id` may be on record: WhatsApp keeps many Brazilian numbers without the ninth digit.
 * With and without it, and without the country.
 */
export function formasDoNumero(waId: string): string[] {
  // Who hides the number has an id, whose digits are nobody's phone.
  const digitos = ehNumero(waId) ? waId : ''
  const inteiro = digitos.startsWith(BRASIL) ? numeroDoWhatsapp(digitos) : null
  if (inteiro === null) return digitos === '' ? [] : [digitos]
  const semNono = inteiro.slice(0, 4) + inteiro.slice(5)
  return [inteiro, semNono, inteiro.slice(2), semNono.slice(2)]
}

/** ALC-05 As people read it: '(11) 98765-4321', a foreign number with its '+', and whoever hides theirs by the id. */
export function numeroLegivel(waId: string): string {
  const brasileiro = waId.startsWith(BRASIL) ? numeroDoWhatsapp(waId) : null
  if (brasileiro) return formatarTelefone(brasileiro.slice(BRASIL.length))
  return ehNumero(waId) ? `+${waId}` : waId
}
