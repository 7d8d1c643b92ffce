import { Decimal, multiplicar, type Numerico } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import { type Passo, passo } from './passos.ts'

/** A price that holds for a while, for some products at some places; rules of it are data. */
export type Promocao = {
  id: number
  nome: string
} & (
  | { tipo: 'PERCENTUAL'; percentual: number; minimo: number }
  /** In money, for one stock unit. */
  | { tipo: 'PRECO'; preco: number; minimo: number }
  /** Of every `leve` that are bought, `ganhe` more come as a gift: see `brindes`. */
  | { tipo: 'LEVE_GANHE'; leve: number; ganhe: number }
)

/** What the price of a product rests on, for one customer at one branch. */
export type BaseDoPreco = {
  tabela: { id: number; nome: string }
  /** For one stock unit. */
  valor: number
  /** For one stock unit, by the customer's own table, where the quote is written by another one: what is given is measured from it. */
  referencia?: number | null | undefined
  /** What the ERP gives this customer on this product: less than zero is a discount, more a surcharge. */
  descontoErp: { perc: number } | null
  promocoes: readonly Promocao[]
}

export type PedidoDePreco = {
  qtde: number
  /** How many stock units the packaging holds. */
  fator: number
  embalagem: string
  /** What the seller gives, in percent of the table. */
  desconto: number | null
  /** Typed by the seller for one package: it stays whatever becomes of the quantity. */
  precoDigitado: number | null
}

export type PrecoComposto = {
  /** For one package, as the table has it. */
  semDescontos: Decimal
  /** For one package, with what promotions and the ERP give by themselves. */
  semVendedor: Decimal
  /** For one package, before taxes; never rounded before it is multiplied. */
  precoFinal: Decimal
  /** Of one package by the customer's own table, as `semDescontos` and `semVendedor` are by the quote's. */
  referencia: SemVendedor
  descontoErp: { perc: number } | null
  promocao: { id: number; nome: string } | null
  passos: Passo[]
}

type SemVendedor = { semDescontos: Decimal; semVendedor: Decimal }

const CEM = 100
// As many as an NF-e may carry, and as the database keeps: beyond that both sides would not agree.
const CASAS_DO_PRECO = 10
const unitario = (valor: Decimal) => valor.toDecimalPlaces(CASAS_DO_PRECO)
const abatido = (valor: Decimal, percentual: Numerico) =>
  unitario(valor.times(new Decimal(CEM).minus(percentual)).dividedBy(CEM))

/** ENT-09 Where discounts start from: a surcharge of the ERP comes before them. */
export const comAcrescimo = (semDescontos: Decimal, erp: number): Decimal =>
  erp > 0 ? abatido(semDescontos, -erp) : semDescontos

type Candidato = { preco: Decimal; passo: string; promocao: Promocao | null; erp: boolean }

/**
 * VEN-02, ENT-09 The price of one package. Of two discounts the greater counts, never one upon the other; a surcharge of the ERP is
 * where discounts start from. A typed price is what was typed.
 */
export function comporPreco(base: BaseDoPreco, pedido: PedidoDePreco): PrecoComposto {
  const { fator, embalagem, desconto, precoDigitado } = pedido
  const { semDescontos, partida, melhor, semVendedor, erp } = semQuemVende(base, base.valor, pedido)
  const passos = [
    passo(`Tabela ${base.tabela.nome}: ${embalagem} com ${formatarNumero(fator)} un.`, semDescontos),
  ]
  if (erp > 0) passos.push(passo(`Acréscimo do ERP de ${formatarNumero(erp)}%`, partida))
  const referencia =
    base.referencia == null || base.referencia === base.valor
      ? { semDescontos, semVendedor }
      : semQuemVende(base, base.referencia, pedido)
  const final = (precoFinal: Decimal, escolhido: Candidato | null): PrecoComposto => ({
    semDescontos,
    semVendedor,
    referencia: { semDescontos: referencia.semDescontos, semVendedor: referencia.semVendedor },
    precoFinal,
    descontoErp: escolhido?.erp || erp > 0 ? { perc: erp } : null,
    promocao: escolhido?.promocao ? { id: escolhido.promocao.id, nome: escolhido.promocao.nome } : null,
    passos,
  })
  if (precoDigitado !== null) {
    passos.push(passo('Preço digitado', precoDigitado))
    return final(new Decimal(precoDigitado), null)
  }
  const doVendedor = desconto ? abatido(partida, desconto) : null
  if (doVendedor?.lessThan(semVendedor)) {
    passos.push(passo(`Desconto do vendedor de ${formatarNumero(desconto ?? 0)}%`, doVendedor))
    return final(doVendedor, null)
  }
  if (melhor) passos.push(passo(melhor.passo, melhor.preco))
  return final(semVendedor, melhor)
}

/** What a package costs by a table with what promotions and the ERP give by themselves. */
function semQuemVende(base: BaseDoPreco, valor: number, pedido: PedidoDePreco) {
  const semDescontos = unitario(new Decimal(valor).times(pedido.fator))
  const erp = base.descontoErp?.perc ?? 0
  const partida = comAcrescimo(semDescontos, erp)
  const melhor = candidatos(base, pedido, partida, erp).reduce<Candidato | null>(
    (ate, este) => (este.preco.lessThan(ate?.preco ?? partida) ? este : ate),
    null,
  )
  return { semDescontos, partida, melhor, semVendedor: melhor?.preco ?? partida, erp }
}

function candidatos(
  { promocoes }: BaseDoPreco,
  { qtde, fator }: PedidoDePreco,
  partida: Decimal,
  erp: number,
): Candidato[] {
  const unidades = multiplicar(qtde, fator)
  const doErp: Candidato[] =
    erp < 0
      ? [
          {
            preco: abatido(partida, -erp),
            passo: `Desconto do ERP de ${formatarNumero(-erp)}%`,
            promocao: null,
            erp: true,
          },
        ]
      : []
  const dasPromocoes = promocoes.flatMap((promocao): Candidato[] => {
    if (promocao.tipo === 'LEVE_GANHE' || unidades.lessThan(promocao.minimo)) return []
    const preco =
      promocao.tipo === 'PRECO'
        ? unitario(new Decimal(promocao.preco).times(fator))
        : abatido(partida, promocao.percentual)
    return [{ preco, passo: `Promoção ${promocao.nome}`, promocao, erp: false }]
  })
  return [...doErp, ...dasPromocoes]
}
