import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarDinheiro, formatarNumero } from '../formatos/dinheiro.ts'
import type { Beneficio } from './ordem.ts'

/** From so many stock units on, so many percent. */
export type Faixa = { de: number; percentual: number }

/** GES-02 What a campaign gives; quantities are of stock units, prices of one of them. */
export type BeneficioDaCampanha =
  | {
      tipo: 'PERCENTUAL'
      /** Ascending. */
      faixas: readonly Faixa[]
      /** Units of each band have its own percentage; or else the band that was reached is for all of them. */
      porFaixa: boolean
    }
  | { tipo: 'PRECO'; preco: number; minimo: number }
  | { tipo: 'LEVE_PAGUE'; leve: number; pague: number }
  /** Of every `leve` that are bought, `ganhe` come as a gift: of `idProd`, or of the same product where that is null. */
  | { tipo: 'BRINDE'; leve: number; ganhe: number; idProd: number | null }
  /** Nothing is charged for freight, from so much in goods on. */
  | { tipo: 'FRETE'; minimo: number }
export type TipoDaCampanha = BeneficioDaCampanha['tipo']

/** What is left of what bounds it, for this customer: null where nothing does. */
export type RestoDaCampanha = { unidades: number | null; verba: number | null }

/** GES-02 A price that holds for a while, for some customers and products; rules of it are data. */
export type Campanha = {
  id: number
  nome: string
  /** The smaller first: of two that give the same, and of those that are had together. */
  prioridade: number
  /** What it lets be had along with it (`COMBINA_COM`). */
  combinaCom: readonly Beneficio[]
  resta: RestoDaCampanha
} & BeneficioDaCampanha

const CEM = new Decimal(100)
const unidadesDitas = (unidades: Numerico) => `${formatarNumero(unidades)} un.`
const porcento = (percentual: number) => `${formatarNumero(percentual)}%`
/** A price is told to the cent unless it goes further. */
const preco = (valor: number) =>
  formatarDinheiro(valor, Math.max(2, (String(valor).split('.')[1] ?? '').length))

/** The part of its price that an item keeps, and how that is told; null where the campaign does not reach it. */
export type Efeito = { aplicar: (de: Decimal) => Decimal; dito: string }

const CASAS_DO_PRECO = 10
const unitario = (valor: Decimal) => valor.toDecimalPlaces(CASAS_DO_PRECO)

/** What `de` comes to with so many percent off. */
export const abatido = (de: Decimal, percentual: Numerico): Decimal =>
  unitario(de.times(CEM.minus(percentual)).dividedBy(CEM))

/** GES-02 What a campaign does to the price of one package of an item of so many stock units. */
export function efeitoDaCampanha(
  beneficio: BeneficioDaCampanha,
  { unidades, fator }: { unidades: Decimal; fator: Numerico },
): Efeito | null {
  switch (beneficio.tipo) {
    case 'PERCENTUAL':
      return beneficio.porFaixa
        ? cadaFaixa(beneficio.faixas, unidades)
        : faixaAlcancada(beneficio.faixas, unidades)
    case 'PRECO': {
      if (unidades.lessThan(beneficio.minimo)) return null
      const pacote = unitario(new Decimal(beneficio.preco).times(fator))
      return { aplicar: (de) => Decimal.min(de, pacote), dito: '' }
    }
    case 'LEVE_PAGUE': {
      const { leve, pague } = beneficio
      const gratis = unidades.dividedBy(leve).floor().times(new Decimal(leve).minus(pague))
      if (gratis.isZero()) return null
      return {
        aplicar: (de) => unitario(de.times(unidades.minus(gratis)).dividedBy(unidades)),
        dito: `leve ${formatarNumero(leve)}, pague ${formatarNumero(pague)} (${formatarNumero(gratis)} de ${unidadesDitas(unidades)} sem custo)`,
      }
    }
    case 'BRINDE':
    case 'FRETE':
      return null
  }
}

function faixaAlcancada(faixas: readonly Faixa[], unidades: Decimal): Efeito | null {
  const faixa = faixas.findLast(({ de }) => unidades.greaterThanOrEqualTo(de))
  if (!faixa) return null
  return {
    aplicar: (de) => abatido(de, faixa.percentual),
    dito: faixas.length === 1 ? '' : `${porcento(faixa.percentual)} a partir de ${unidadesDitas(faixa.de)}`,
  }
}

/** Of 30 units, with 5% from 10 on and 8% from 20 on: nine at the full price, ten at 5% and eleven at 8%. */
function cadaFaixa(faixas: readonly Faixa[], unidades: Decimal): Efeito | null {
  // The unit that reaches a band is the first of it.
  const comeco = ({ de }: Faixa) => Decimal.max(0, new Decimal(de).minus(1))
  const alcancadas = faixas.filter(({ de }) => unidades.greaterThanOrEqualTo(de))
  const partes = alcancadas.flatMap((faixa, i) => {
    const seguinte = alcancadas[i + 1]
    const ate = seguinte ? Decimal.min(unidades, comeco(seguinte)) : unidades
    const quantas = ate.minus(comeco(faixa))
    return quantas.greaterThan(0) ? [{ quantas, percentual: faixa.percentual }] : []
  })
  if (partes.length === 0) return null
  const abatidas = partes.reduce(
    (ate, { quantas, percentual }) => ate.plus(quantas.times(percentual).dividedBy(CEM)),
    new Decimal(0),
  )
  return {
    aplicar: (de) => unitario(de.times(unidades.minus(abatidas)).dividedBy(unidades)),
    dito: partes
      .map(({ quantas, percentual }) => `${porcento(percentual)} em ${unidadesDitas(quantas)}`)
      .join(', '),
  }
}

/** Whether what an item would take of it still is there: all of it, or it is not had by it. */
export const cabeNaCampanha = (
  { unidades, verba }: RestoDaCampanha,
  uso: { unidades: Numerico; valor: Numerico },
): boolean =>
  (unidades === null || new Decimal(uso.unidades).lessThanOrEqualTo(unidades)) &&
  (verba === null || new Decimal(uso.valor).lessThanOrEqualTo(verba))

/** GES-02 What it gives, in few words: 'leve 12, pague 10'. */
export function beneficioEmPalavras(beneficio: BeneficioDaCampanha, nomeDoBrinde?: string | null): string {
  switch (beneficio.tipo) {
    case 'PERCENTUAL': {
      const faixas = beneficio.faixas.map(({ de, percentual }) =>
        de > 1 ? `${porcento(percentual)} a partir de ${unidadesDitas(de)}` : porcento(percentual),
      )
      return `${faixas.join(', ')}${beneficio.porFaixa && faixas.length > 1 ? ', cada faixa por si' : ''}`
    }
    case 'PRECO':
      return `${preco(beneficio.preco)} por unidade${beneficio.minimo > 1 ? ` a partir de ${unidadesDitas(beneficio.minimo)}` : ''}`
    case 'LEVE_PAGUE':
      return `leve ${formatarNumero(beneficio.leve)}, pague ${formatarNumero(beneficio.pague)}`
    case 'BRINDE':
      return `leve ${formatarNumero(beneficio.leve)}, ganhe ${formatarNumero(beneficio.ganhe)}${nomeDoBrinde ? ` de ${nomeDoBrinde}` : ''}`
    case 'FRETE':
      return `frete grátis${beneficio.minimo > 0 ? ` a partir de ${preco(beneficio.minimo)} em produtos` : ''}`
  }
}
