import { arredondar, Decimal, type Numerico } from '../formatos/decimal.ts'

const CENTAVO = new Decimal('0.01')

/**
 * Spreads an amount over lines in proportion to their weights, in whole cents, so that the parts add up to it: each gets its
 * part rounded down, and the cents that are left go to whoever lost most by that (the first of them, among equals).
 */
export function ratear(total: Numerico, pesos: readonly Numerico[]): Decimal[] {
  const alvo = arredondar(total, 2)
  const soma = pesos.reduce<Decimal>((ate, peso) => ate.plus(peso), new Decimal(0))
  if (soma.isZero()) return pesos.map(() => new Decimal(0))
  const exatas = pesos.map((peso) => alvo.times(peso).dividedBy(soma))
  const partes = exatas.map((exata) => exata.toDecimalPlaces(2, Decimal.ROUND_DOWN))
  const distribuido = partes.reduce((ate, parte) => ate.plus(parte), new Decimal(0))
  const sobra = alvo.minus(distribuido).dividedBy(CENTAVO).toNumber()
  const porResto = exatas
    .map((exata, i) => ({ i, resto: exata.minus(partes[i] ?? 0) }))
    .toSorted((a, b) => b.resto.comparedTo(a.resto) || a.i - b.i)
  for (const { i } of porResto.slice(0, sobra)) partes[i] = (partes[i] ?? new Decimal(0)).plus(CENTAVO)
  return partes
}
