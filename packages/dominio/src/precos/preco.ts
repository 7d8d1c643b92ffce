import { Decimal, multiplicar, type Numerico } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import { type Negociacao, negociacaoServe } from './negociacao.ts'
import { type Beneficio, escolherBeneficio } from './ordem.ts'
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
  /** GES-03 Authorised for this customer, this product and this plan; left out where there is none. */
  negociacoes?: readonly Negociacao[] | undefined
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
  /** GES-03 The one whose quantity it takes. */
  negociacao: { id: number } | null
  /** What made the price; null where the table did, or somebody typed it. */
  beneficio: Beneficio | null
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

type Candidato = {
  preco: Decimal
  beneficio: Beneficio
  passo: string
  promocao?: Promocao
  negociacao?: Negociacao
}

const queNegocia = ({ negociacao }: Candidato) => negociacao !== undefined

/**
 * VEN-02, ENT-09, GES-03 The price of one package, in the order that `ordem.ts` states. What is typed down to an authorised price is had by
 * the authorisation, and takes of its quantity; below it, it is as if there were none.
 */
export function comporPreco(base: BaseDoPreco, pedido: PedidoDePreco): PrecoComposto {
  const { fator, embalagem, desconto, precoDigitado } = pedido
  const doVendedor = (partida: Decimal) =>
    precoDigitado === null ? (desconto ? abatido(partida, desconto) : null) : new Decimal(precoDigitado)
  const comTudo = semQuemVende(base, base.valor, pedido)
  const digitado = doVendedor(comTudo.partida)
  const negociado = comTudo.melhor && queNegocia(comTudo.melhor) ? comTudo.melhor : null
  // Typed below what was authorised: that is the seller's own, and is measured as if nobody had authorised anything.
  const alem = negociado !== null && (digitado?.lessThan(negociado.preco) ?? false)
  const semNegociar = negociado ? semQuemVende(base, base.valor, pedido, false) : comTudo
  // Typed above: the customer pays it, and nothing is taken of the quantity where it is no better than what anybody has.
  const basta = precoDigitado !== null && digitado !== null && !digitado.lessThan(semNegociar.semVendedor)
  const negocia = negociado !== null && !alem && !basta
  const { semDescontos, partida, melhor, semVendedor, erp } = negocia ? comTudo : semNegociar
  const passos = [
    passo(`Tabela ${base.tabela.nome}: ${embalagem} com ${formatarNumero(fator)} un.`, semDescontos),
  ]
  if (erp > 0) passos.push(passo(`Acréscimo do ERP de ${formatarNumero(erp)}%`, partida))
  const referencia =
    base.referencia == null || base.referencia === base.valor
      ? { semDescontos, semVendedor }
      : semQuemVende(base, base.referencia, pedido, negocia)
  const final = (
    precoFinal: Decimal,
    escolhido: Candidato | null,
    beneficio: Beneficio | null,
  ): PrecoComposto => ({
    semDescontos,
    semVendedor,
    referencia: { semDescontos: referencia.semDescontos, semVendedor: referencia.semVendedor },
    precoFinal,
    descontoErp: escolhido?.beneficio === 'ERP' || erp > 0 ? { perc: erp } : null,
    promocao: escolhido?.promocao ? { id: escolhido.promocao.id, nome: escolhido.promocao.nome } : null,
    negociacao: negocia && negociado?.negociacao ? { id: negociado.negociacao.id } : null,
    beneficio: negocia ? 'NEGOCIACAO' : beneficio,
    passos,
  })
  if (precoDigitado !== null) {
    const quem = negocia && negociado ? `, da ${emMinuscula(negociado.passo)}` : ''
    passos.push(passo(`Preço digitado${quem}`, precoDigitado))
    return final(new Decimal(precoDigitado), null, 'VENDEDOR')
  }
  if (digitado?.lessThan(semVendedor)) {
    passos.push(passo(`Desconto do vendedor de ${formatarNumero(desconto ?? 0)}%`, digitado))
    return final(digitado, null, 'VENDEDOR')
  }
  if (melhor) passos.push(passo(melhor.passo, melhor.preco))
  return final(semVendedor, melhor, melhor?.beneficio ?? null)
}

const emMinuscula = (texto: string) => texto.charAt(0).toLowerCase() + texto.slice(1)

/** What a package costs by a table with what promotions, the ERP and authorised prices give by themselves. */
function semQuemVende(base: BaseDoPreco, valor: number, pedido: PedidoDePreco, negocia = true) {
  const semDescontos = unitario(new Decimal(valor).times(pedido.fator))
  const erp = base.descontoErp?.perc ?? 0
  const partida = comAcrescimo(semDescontos, erp)
  const todos = candidatos(base, pedido, partida, erp)
  const melhor = escolherBeneficio(negocia ? todos : todos.filter((um) => !queNegocia(um)), partida)
  return { semDescontos, partida, melhor, semVendedor: melhor?.preco ?? partida, erp }
}

function candidatos(
  { promocoes, negociacoes = [] }: BaseDoPreco,
  { qtde, fator }: PedidoDePreco,
  partida: Decimal,
  erp: number,
): Candidato[] {
  const unidades = multiplicar(qtde, fator)
  const precoPor = (um: { tipo: 'PRECO'; preco: number } | { tipo: 'PERCENTUAL'; percentual: number }) =>
    um.tipo === 'PRECO' ? unitario(new Decimal(um.preco).times(fator)) : abatido(partida, um.percentual)
  const doErp: Candidato[] =
    erp < 0
      ? [
          {
            preco: abatido(partida, -erp),
            passo: `Desconto do ERP de ${formatarNumero(-erp)}%`,
            beneficio: 'ERP',
          },
        ]
      : []
  const dasPromocoes = promocoes.flatMap((promocao): Candidato[] =>
    promocao.tipo === 'LEVE_GANHE' || unidades.lessThan(promocao.minimo)
      ? []
      : [
          {
            preco: precoPor(promocao),
            passo: `Promoção ${promocao.nome}`,
            promocao,
            beneficio: 'PROMOCAO',
          },
        ],
  )
  const dasNegociacoes = negociacoes
    .filter((negociacao) => negociacaoServe(negociacao, unidades))
    .map(
      (negociacao): Candidato => ({
        preco: precoPor(negociacao),
        passo: `Negociação ${negociacao.id}, autorizada por ${negociacao.por}`,
        negociacao,
        beneficio: 'NEGOCIACAO',
      }),
    )
  return [...doErp, ...dasPromocoes, ...dasNegociacoes]
}
