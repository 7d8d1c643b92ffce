import { MASCARAS, preencherMascara, tirarMascara } from '../formatos/mascaras.ts'

const CNAE = /^\d{7}$/

/** Only the shape: the table of activities is too large for the browser. */
export function cnaeValido(valor: string): boolean {
  return CNAE.test(tirarMascara(valor))
}

/** GER-05: a value of another shape comes back as it was. */
export function formatarCnae(valor: string): string {
  const cnae = tirarMascara(valor)
  return CNAE.test(cnae) ? preencherMascara(MASCARAS.cnae.mask, cnae) : valor
}
