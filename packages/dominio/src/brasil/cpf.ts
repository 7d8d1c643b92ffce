import { MASCARAS, preencherMascara, tirarMascara } from '../formatos/mascaras.ts'
import { digitosConferem } from './modulo-11.ts'

const CPF = /^\d{11}$/
const REPETIDO = /^(.)\1+$/
const PESO_MAXIMO = 11

/** GER-03: eleven digits, the last two checked; repeated digits satisfy the sum but are no CPF. */
export function cpfValido(valor: string): boolean {
  const cpf = tirarMascara(valor)
  return CPF.test(cpf) && !REPETIDO.test(cpf) && digitosConferem(cpf, PESO_MAXIMO)
}

/** GER-05: a value of another shape comes back as it was. */
export function formatarCpf(valor: string): string {
  const cpf = tirarMascara(valor)
  return CPF.test(cpf) ? preencherMascara(MASCARAS.cpf.mask, cpf) : valor
}
