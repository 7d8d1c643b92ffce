import { arredondar, CASAS_DE_CALCULO, Decimal, type Numerico } from '../formatos/decimal.ts'

/** Percent of what was invoiced that came back; null where nothing was invoiced, because there is nothing to compare with. */
export function taxaDeDevolucao({
  devolvido,
  faturado,
}: {
  devolvido: Numerico
  faturado: Numerico
}): number | null {
  const total = new Decimal(faturado)
  if (total.lessThanOrEqualTo(0)) return null
  return arredondar(new Decimal(devolvido).times(100).dividedBy(total), CASAS_DE_CALCULO).toNumber()
}
