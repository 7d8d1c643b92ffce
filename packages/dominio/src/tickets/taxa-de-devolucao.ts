import { arredondar, CASAS_DE_CALCULO, Decimal, type Numerico, somar } from '../formatos/decimal.ts'
import { devolveProdutos, type TipoQueDevolve } from './abertura/saldo.ts'

/** What tickets of one type authorised to come back: of those that still ask for it or whose goods arrived, and of the latter alone. */
export type DevolvidoDoTipo = TipoQueDevolve & { autorizado: Numerico; chegado: Numerico }

/** Percent of what was invoiced that came back; null where nothing was invoiced, because there is nothing to compare with. */
export function taxaDeDevolucao({
  devolvido,
  faturado,
}: {
  devolvido: readonly DevolvidoDoTipo[]
  faturado: Numerico
}): number | null {
  const total = new Decimal(faturado)
  if (total.lessThanOrEqualTo(0)) return null
  // Of a type that asks for nothing back, only what arrived all the same (NOV-11).
  const voltou = somar(...devolvido.map((tipo) => (devolveProdutos(tipo) ? tipo.autorizado : tipo.chegado)))
  return arredondar(voltou.times(100).dividedBy(total), CASAS_DE_CALCULO).toNumber()
}
