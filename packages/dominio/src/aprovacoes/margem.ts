import { Decimal, type Numerico } from '../formatos/decimal.ts'

/** PER-06 What is told of a margin to whoever may not see it. */
export const FAIXAS_DE_MARGEM = {
  BOA: 'Margem boa',
  JUSTA: 'Margem perto da mínima',
  BAIXA: 'Margem abaixo da mínima',
  SEM_CUSTO: 'Sem custo cadastrado',
} as const
export type FaixaDeMargem = keyof typeof FAIXAS_DE_MARGEM

const CEM = 100
// In percent over the minimum: below it, one more point would be asked about.
const FOLGA = 5

export function faixaDaMargem(margem: Numerico | null, minima: Numerico): FaixaDeMargem {
  if (margem === null) return 'SEM_CUSTO'
  const valor = new Decimal(margem)
  if (valor.lessThan(minima)) return 'BAIXA'
  return valor.lessThan(new Decimal(minima).plus(FOLGA)) ? 'JUSTA' : 'BOA'
}

/** In percent of what is paid; null where there is no cost on record, or nothing is paid. */
export const margemDoPreco = (preco: Numerico, custo: Numerico | null): number | null => {
  const pago = new Decimal(preco)
  return custo === null || pago.lessThanOrEqualTo(0)
    ? null
    : pago.minus(custo).dividedBy(pago).times(CEM).toDecimalPlaces(2).toNumber()
}
