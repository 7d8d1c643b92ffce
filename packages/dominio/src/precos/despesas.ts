import { type Decimal, somar } from '../formatos/decimal.ts'
import type { Encargos } from '../pedidos/totais.ts'
import { ratear } from './ratear.ts'
import type { RegraFiscal } from './tributacao.ts'

/** VEN-02 Of what is charged besides the goods, what a tax may take into its base. */
export type Despesas = Pick<Encargos, 'vlFrete' | 'vlSeguro'>

export const somarDespesas = ({ vlFrete, vlSeguro }: Despesas): Decimal => somar(vlFrete, vlSeguro)

type Linha = { precificada: { mercadoria: Decimal } | null; regra: RegraFiscal | undefined }

/**
 * VEN-02 Of each line its part of what is charged for freight and insurance, by the value of its goods, as the NF-e spreads it over all of
 * its items (a bonus is one of them). Null where nothing is charged, or no rule takes it into a base: most quotes.
 */
export function ratearDespesas(linhas: readonly Linha[], despesas: Despesas): Decimal[] | null {
  const tributa = ({ regra }: Linha) => regra !== undefined && regra.despesasNaBase.length > 0
  const cobrado = somarDespesas(despesas)
  if (cobrado.isZero() || !linhas.some(tributa)) return null
  return ratear(
    cobrado,
    linhas.map(({ precificada }) => precificada?.mercadoria ?? 0),
  )
}
