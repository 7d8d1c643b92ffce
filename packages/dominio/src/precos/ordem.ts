import type { Decimal } from '../formatos/decimal.ts'

/**
 * VEN-02, GES-02, GES-03 All that may make a price other than its table's. A surcharge of the ERP comes before them all, and is where
 * they start from. Of those that an item could have the greater counts, never one upon the other; where two come to the same, the one
 * that stands first here, so that what is counted (a negotiation) is not spent on what the customer has anyway. A typed price is what
 * was typed. The coupon comes last, over the whole, and takes nothing off an item whose benefit does not go along with it.
 */
export const BENEFICIOS = {
  CAMPANHA: 'Campanha',
  PROMOCAO: 'Promoção',
  ERP: 'Desconto do ERP',
  NEGOCIACAO: 'Negociação de preço',
  VENDEDOR: 'Desconto do vendedor',
  CUPOM: 'Cupom',
} as const
export type Beneficio = keyof typeof BENEFICIOS

/** What may be had together. Whatever is not among them is not. */
const COMBINAM: readonly (readonly [Beneficio, Beneficio])[] = [
  ['PROMOCAO', 'CUPOM'],
  ['ERP', 'CUPOM'],
  ['VENDEDOR', 'CUPOM'],
]

/** Null is the table alone, which goes along with anything. */
export const combinam = (um: Beneficio | null, outro: Beneficio): boolean =>
  um === null || COMBINAM.some((par) => par.includes(um) && par.includes(outro) && um !== outro)

const lugar = Object.keys(BENEFICIOS) as Beneficio[]

/** The one that counts of several; null where none is below what the item costs without them. */
export const escolherBeneficio = <C extends { beneficio: Beneficio; preco: Decimal }>(
  candidatos: readonly C[],
  partida: Decimal,
): C | null =>
  candidatos
    .toSorted((a, b) => lugar.indexOf(a.beneficio) - lugar.indexOf(b.beneficio))
    .reduce<C | null>((ate, este) => (este.preco.lessThan(ate?.preco ?? partida) ? este : ate), null)
