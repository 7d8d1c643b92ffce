import { MASCARAS, preencherMascara } from '../formatos/mascaras.ts'

// No Brazilian area code has a zero in it.
const TELEFONE = /^(?:(?:\([1-9]{2}\)|[1-9]{2})\s?)?\d{4,5}-?\d{4}$/

/** GER-03: the area code is optional unless the form asks for it (`minimoDeDigitos: 10`). */
export function telefoneValido(valor: string, opcoes: { minimoDeDigitos?: number } = {}): boolean {
  const telefone = valor.trim()
  const digitos = telefone.replace(/\D/g, '').length
  return TELEFONE.test(telefone) && digitos >= (opcoes.minimoDeDigitos ?? 0)
}

/** GER-05: '(11) 111111111', as it is typed; without area code or of another shape comes back as it was. */
export function formatarTelefone(valor: string): string {
  const digitos = valor.replace(/\D/g, '')
  return /^\d{10,11}$/.test(digitos) ? preencherMascara(MASCARAS.telefone.mask, digitos) : valor
}
