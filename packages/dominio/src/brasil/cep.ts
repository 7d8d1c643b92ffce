import { MASCARAS, preencherMascara } from '../formatos/mascaras.ts'

const CEP = /^(\d{5})-?(\d{3})$/

/** The lowest CEP in use begins with 01: what begins with 00 was typed to get past the field. */
export function cepValido(valor: string): boolean {
  const cep = valor.trim()
  return CEP.test(cep) && !cep.startsWith('00')
}

/** As a CEP is stored: eight digits. */
export const cepGuardado = (cep: string): string => cep.replace(/\D/g, '')

/** GER-05: a value of another shape comes back as it was. */
export function formatarCep(valor: string): string {
  const [, inicio, fim] = CEP.exec(valor.trim()) ?? []
  return inicio && fim ? preencherMascara(MASCARAS.cep.mask, inicio + fim) : valor
}
