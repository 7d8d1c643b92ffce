import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { ratear } from './ratear.ts'
import type { RegraFiscal } from './tributacao.ts'

type Linha = { precificada: { mercadoria: Decimal } | null; regra: RegraFiscal | undefined }

/**
 * VEN-02 Of each line its part of what is charged for freight and insurance, by the value of its goods, as the NF-e spreads it over all of
 * its items (a bonus is one of them). Null where nothing is charged, or no rule takes it into a base: most quotes.
 */
export function ratearDespesas(linhas: readonly Linha[], despesas: Numerico): Decimal[] | null {
  const tributa = ({ regra }: Linha) => regra !== undefined && regra.despesasNaBase.length > 0
  if (new Decimal(despesas).isZero() || !linhas.some(tributa)) return null
  return ratear(
    despesas,
    linhas.map(({ precificada }) => precificada?.mercadoria ?? 0),
  )
}
