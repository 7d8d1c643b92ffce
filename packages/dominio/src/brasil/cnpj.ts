import { MASCARAS, preencherMascara, tirarMascara } from '../formatos/mascaras.ts'
import { digitosConferem } from './modulo-11.ts'

const CNPJ = /^[0-9A-Z]{12}\d{2}$/
const REPETIDO = /^(.)\1+$/

const limpar = (valor: string) => tirarMascara(valor).toUpperCase()

/** GER-03: numeric and, since July 2026, alphanumeric. */
export function cnpjValido(valor: string): boolean {
  const cnpj = limpar(valor)
  return CNPJ.test(cnpj) && !REPETIDO.test(cnpj) && digitosConferem(cnpj)
}

/** GER-05: a value of another shape comes back as it was. */
export function formatarCnpj(valor: string): string {
  const cnpj = limpar(valor)
  return CNPJ.test(cnpj) ? preencherMascara(MASCARAS.cnpj.mask, cnpj) : valor
}
