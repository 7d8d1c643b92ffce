import { digitosDoTelefone } from '../brasil/telefone.ts'

/** Of whoever asked, where they are no customer yet: what is known of them, much or little. */
export type Remetente = {
  clienteId: number | null
  consumidorId: number | null
  consumidorDocumento: string | null
  consumidorEmail: string | null
  consumidorTelefone: string | null
}

const MOVEL = /^(\d{2})9(\d{8})$/

/** MES-06/uniao A phone as it may have been written: mobiles had eight digits before the ninth came. */
export function formasDoTelefone(telefone: string | null): string[] {
  const digitos = digitosDoTelefone(telefone ?? '')
  const [, ddd, resto] = MOVEL.exec(digitos) ?? []
  if (ddd && resto) return [digitos, ddd + resto]
  return /^\d{2}[6-9]\d{7}$/.test(digitos)
    ? [digitos, `${digitos.slice(0, 2)}9${digitos.slice(2)}`]
    : digitos
      ? [digitos]
      : []
}

const iguais = <T>(a: T | null, b: T | null): boolean => a !== null && a === b
const diferem = <T>(a: T | null, b: T | null): boolean => a !== null && b !== null && a !== b

/**
 * MES-06/uniao, ALC-02 Whether two tickets of nobody's registration come from the same person: by account or document, which also tell
 * people apart; where they do not, by the address or the number they write from.
 */
export function mesmoRemetente(a: Remetente, b: Remetente): boolean {
  if (a.clienteId !== null || b.clienteId !== null) return false
  if (iguais(a.consumidorId, b.consumidorId) || iguais(a.consumidorDocumento, b.consumidorDocumento))
    return true
  if (diferem(a.consumidorId, b.consumidorId) || diferem(a.consumidorDocumento, b.consumidorDocumento))
    return false
  const email = (um: Remetente) => um.consumidorEmail?.trim().toLowerCase() || null
  if (iguais(email(a), email(b))) return true
  const [telefone, outro] = [formasDoTelefone(a.consumidorTelefone), formasDoTelefone(b.consumidorTelefone)]
  return telefone.some((forma) => outro.includes(forma))
}
