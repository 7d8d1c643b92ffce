import { formatarData } from '../formatos/datas.ts'
import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'

/** GES-03 A price that somebody authorised for this customer, as far as it still goes. */
export type Negociacao = {
  id: number
  /** Who decided. */
  por: string
  /** In stock units: from how many on, in one line. */
  minimo: number
  /** In stock units, what is left of it. */
  restante: number
} & (
  | { tipo: 'PERCENTUAL'; percentual: number }
  /** In money, for one stock unit. */
  | { tipo: 'PRECO'; preco: number }
)

/** Whether so many stock units may be had by it. */
export const negociacaoServe = ({ minimo, restante }: Negociacao, unidades: Decimal): boolean =>
  unidades.greaterThanOrEqualTo(minimo) && unidades.lessThanOrEqualTo(restante)

export type NegociacaoGravada = {
  autorizada: boolean
  encerrada: boolean
  inicio: string
  fim: string
  usoUnico: boolean
  quantidadeAte: Numerico
  quantidadeUsada: Numerico
  /** Null for any. */
  planoId: number | null
  clienteId: number
}

/** In stock units: one that serves a single order is spent by it, however little it took. */
export function restanteDa({
  usoUnico,
  quantidadeAte,
  quantidadeUsada,
}: Pick<NegociacaoGravada, 'usoUnico' | 'quantidadeAte' | 'quantidadeUsada'>): Decimal {
  const usada = new Decimal(quantidadeUsada)
  if (usoUnico && usada.greaterThan(0)) return new Decimal(0)
  return Decimal.max(0, new Decimal(quantidadeAte).minus(usada))
}

type Uso = { clienteId: number; planoId: number; hoje: string; unidades: Numerico }

/** GES-03 Why a quote that was written by it may not become an order by it; null when it may. */
export function problemaDaNegociacao(
  id: number,
  gravada: NegociacaoGravada | undefined,
  { clienteId, planoId, hoje, unidades }: Uso,
): string | null {
  const refaca = 'grave de novo os itens que a usam para tê-los ao preço de hoje.'
  if (!gravada?.autorizada || gravada.clienteId !== clienteId)
    return `A negociação ${id} não vale para este cliente: ${refaca}`
  if (gravada.encerrada) return `A negociação ${id} foi encerrada: ${refaca}`
  if (hoje < gravada.inicio) return `A negociação ${id} só vale a partir de ${formatarData(gravada.inicio)}.`
  if (hoje > gravada.fim) return `A negociação ${id} venceu em ${formatarData(gravada.fim)}: ${refaca}`
  if (gravada.planoId !== null && gravada.planoId !== planoId)
    return `A negociação ${id} é para outro plano de pagamento: ${refaca}`
  const restante = restanteDa(gravada)
  if (restante.isZero()) return `A negociação ${id} já foi toda usada: ${refaca}`
  return restante.lessThan(unidades) ? alemDaNegociacao(id, restante, unidades) : null
}

export const alemDaNegociacao = (id: number, restante: Numerico, usadas: Numerico): string =>
  `A negociação ${id} tem só ${formatarNumero(restante)} un., e o orçamento usa ${formatarNumero(usadas)}.`

type LinhaQueUsa = { negociacaoId: number | null; unidades: Numerico }

/** In stock units, what the lines take of each. */
export function usosDasNegociacoes(linhas: readonly LinhaQueUsa[]): Map<number, Decimal> {
  const usos = new Map<number, Decimal>()
  for (const { negociacaoId, unidades } of linhas)
    if (negociacaoId !== null)
      usos.set(negociacaoId, (usos.get(negociacaoId) ?? new Decimal(0)).plus(unidades))
  return usos
}
