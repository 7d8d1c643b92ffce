import { arredondar, Decimal, multiplicar, type Numerico, somar } from '../formatos/decimal.ts'

type Linha = {
  mercadoria: Numerico
  /** Of one stock unit; null where nobody registered it. */
  custo: Numerico | null
  /** In stock units. */
  unidades: Numerico
  bonificado: boolean
}

/**
 * PER-06 Profit over what the goods are sold for, in percent: gifts cost and bring nothing, and of a coupon only what it takes off the
 * goods counts (the taxes that fall with them were nobody's). Null where a cost is missing.
 */
export function margemDoDocumento(linhas: readonly Linha[], abatimento: Numerico): Decimal | null {
  if (linhas.length === 0 || linhas.some(({ custo }) => custo === null)) return null
  const venda = somar(...linhas.map(({ mercadoria, bonificado }) => (bonificado ? 0 : mercadoria))).minus(
    abatimento,
  )
  if (venda.lessThanOrEqualTo(0)) return null
  const custo = somar(...linhas.map(({ custo: um, unidades }) => multiplicar(um ?? 0, unidades)))
  return arredondar(venda.minus(custo).dividedBy(venda).times(100), 2)
}

/** The margin that a document may not fall below; null when it does not. */
export const abaixoDaMargem = (margem: Decimal | null, minima: Numerico): boolean =>
  margem !== null && new Decimal(minima).greaterThan(0) && margem.lessThan(minima)
