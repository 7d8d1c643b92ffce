import { Decimal, type Numerico } from '../formatos/decimal.ts'

// From here on it says nothing about a sale: nobody registered what the goods cost.
const MARGEM_SEM_CUSTO = 100

type QuemOlha = { exibeMargemLucro: boolean; autorizado: boolean }

/** PER-06 The profit margin where it may be seen and says something; null elsewhere. */
export function margemVisivel(
  percLucro: Numerico | null,
  { exibeMargemLucro, autorizado }: QuemOlha,
): number | null {
  if (percLucro === null || !exibeMargemLucro || !autorizado) return null
  const margem = new Decimal(percLucro)
  return margem.isZero() || margem.greaterThanOrEqualTo(MARGEM_SEM_CUSTO) ? null : margem.toNumber()
}
