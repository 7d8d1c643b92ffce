import { arredondar, Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarDinheiro, formatarNumero } from '../formatos/dinheiro.ts'
import type { Campanha } from './campanha.ts'
import type { BeneficioAplicado } from './preco.ts'

/** GES-02 What orders take of a campaign: stock units, and what it gives away in money. */
export type UsoDaCampanha = { unidades: Decimal; valor: Decimal }

type LinhaQueUsa = {
  beneficios: readonly BeneficioAplicado[]
  /** The campaign that put the line in; null for what somebody typed. */
  brindeDe: number | null
  qtde: Numerico
  unidades: Numerico
  /** Of a gift, what it is worth. */
  mercadoria: Numerico
}

/** GES-02 What the lines take of each campaign, and the freight that one forgives; of a freight one order is one unit. */
export function usosDasCampanhas(
  linhas: readonly LinhaQueUsa[],
  frete: { id: number; valor: Numerico } | null = null,
): Map<number, UsoDaCampanha> {
  const usos = new Map<number, UsoDaCampanha>()
  const somarA = (id: number, unidades: Numerico, valor: Numerico) => {
    const ate = usos.get(id) ?? { unidades: new Decimal(0), valor: new Decimal(0) }
    usos.set(id, { unidades: ate.unidades.plus(unidades), valor: ate.valor.plus(valor) })
  }
  for (const { beneficios, brindeDe, qtde, unidades, mercadoria } of linhas) {
    if (brindeDe !== null) somarA(brindeDe, unidades, mercadoria)
    else
      for (const { campanha, valor } of beneficios)
        if (campanha) somarA(campanha.id, unidades, arredondar(new Decimal(valor).times(qtde), 2))
  }
  if (frete) somarA(frete.id, 1, frete.valor)
  return usos
}

/** Each line alone fits into what is left of a campaign; together they must too. */
export const alemDaCampanha = (
  { nome, resta }: Pick<Campanha, 'nome' | 'resta'>,
  uso: UsoDaCampanha,
): string | null =>
  problemaDaCampanha(
    {
      nome,
      verba: resta.verba,
      verbaUsada: 0,
      limite: resta.unidades,
      usadas: 0,
      limitePorCliente: null,
      usadasPeloCliente: 0,
    },
    uso,
  )

export type LimitesDaCampanha = {
  nome: string
  /** In money. */
  verba: Numerico | null
  verbaUsada: Numerico
  /** In stock units, of all customers and of one. */
  limite: Numerico | null
  usadas: Numerico
  limitePorCliente: Numerico | null
  usadasPeloCliente: Numerico
}

const resto = (limite: Numerico | null, usado: Numerico): Decimal | null =>
  limite === null ? null : Decimal.max(0, new Decimal(limite).minus(usado))

/** GES-02 What is left of it for one customer. */
export function restoDaCampanha(limites: Omit<LimitesDaCampanha, 'nome'>): {
  unidades: number | null
  verba: number | null
} {
  const emTudo = resto(limites.limite, limites.usadas)
  const doCliente = resto(limites.limitePorCliente, limites.usadasPeloCliente)
  const unidades =
    emTudo === null || doCliente === null ? (emTudo ?? doCliente) : Decimal.min(emTudo, doCliente)
  return {
    unidades: unidades?.toNumber() ?? null,
    verba: resto(limites.verba, limites.verbaUsada)?.toNumber() ?? null,
  }
}

/** GES-02 Why a quote that was written by it may not become an order by it; null when it may. */
export function problemaDaCampanha(
  limites: LimitesDaCampanha,
  { unidades, valor }: { unidades: Numerico; valor: Numerico },
): string | null {
  const { nome, verba, verbaUsada, limite, usadas, limitePorCliente, usadasPeloCliente } = limites
  const passa = (ate: Numerico | null, usado: Numerico, mais: Numerico) => {
    const restante = resto(ate, usado)
    return restante?.lessThan(mais) ? restante : null
  }
  const daVerba = passa(verba, verbaUsada, valor)
  const deTodos = passa(limite, usadas, unidades)
  const doCliente = passa(limitePorCliente, usadasPeloCliente, unidades)
  const refaca = 'Mude os itens da promoção para tê-los ao preço de hoje.'
  if (daVerba)
    return `A campanha ${nome} tem só ${formatarDinheiro(daVerba, 2)} de verba, e o orçamento usa ${formatarDinheiro(valor, 2)}. ${refaca}`
  if (deTodos)
    return `A campanha ${nome} tem só ${formatarNumero(deTodos)} un., e o orçamento usa ${formatarNumero(unidades)}. ${refaca}`
  if (doCliente)
    return `A campanha ${nome} ainda dá ${formatarNumero(doCliente)} un. a este cliente, e o orçamento usa ${formatarNumero(unidades)}. ${refaca}`
  return null
}
