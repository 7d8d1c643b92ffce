import { Decimal, multiplicar } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import { abatido, type Campanha, cabeNaCampanha, efeitoDaCampanha } from './campanha.ts'
import { type Negociacao, negociacaoServe } from './negociacao.ts'
import { type Beneficio, COMBINA_COM, deixaCupom, type Escolhidos, escolherBeneficios } from './ordem.ts'
import { type Passo, passo } from './passos.ts'

/** What the price of a product rests on, for one customer at one branch. */
export type BaseDoPreco = {
  tabela: { id: number; nome: string }
  /** For one stock unit. */
  valor: number
  /** For one stock unit, by the customer's own table, where the quote is written by another one: what is given is measured from it. */
  referencia?: number | null | undefined
  /** What the ERP gives this customer on this product: less than zero is a discount, more a surcharge. */
  descontoErp: { perc: number } | null
  /** GES-02 The campaigns that are for this customer and this product. */
  promocoes: readonly Campanha[]
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
  /** What made the price, in the order it was applied; nothing where the table did. */
  beneficios: BeneficioAplicado[]
  passos: Passo[]
}

/** One of what made a price, as it is kept with its line. */
export type BeneficioAplicado = {
  tipo: Beneficio
  /** GES-02 */
  campanha?: { id: number; nome: string }
  /** In money, what it takes off one package. */
  valor: string
  /** Whether it lets a coupon be had upon it. */
  cupom: boolean
}

type SemVendedor = { semDescontos: Decimal; semVendedor: Decimal }

// As many as an NF-e may carry, and as the database keeps: beyond that both sides would not agree.
const CASAS_DO_PRECO = 10
const unitario = (valor: Decimal) => valor.toDecimalPlaces(CASAS_DO_PRECO)

/** ENT-09 Where discounts start from: a surcharge of the ERP comes before them. */
export const comAcrescimo = (semDescontos: Decimal, erp: number): Decimal =>
  erp > 0 ? abatido(semDescontos, -erp) : semDescontos

type Candidato = {
  beneficio: Beneficio
  com: readonly Beneficio[]
  lugar: readonly number[]
  aplicar: (de: Decimal) => Decimal
  passo: string
  campanha?: Campanha
  negociacao?: Negociacao
}

/** The authorisation by which it would be had: goes along with nothing, so it stands alone. */
const negociacaoDe = ({ passos: [primeiro] }: Escolhidos<Candidato>) => primeiro?.quem.negociacao ?? null

/**
 * VEN-02, ENT-09, GES-02, GES-03 The price of one package, in the order that `ordem.ts` states. What is typed down to an authorised price is
 * had by the authorisation, and takes of its quantity; below it, it is as if there were none.
 */
export function comporPreco(base: BaseDoPreco, pedido: PedidoDePreco): PrecoComposto {
  const { fator, embalagem, desconto, precoDigitado } = pedido
  const comTudo = semQuemVende(base, base.valor, pedido)
  const negociado = negociacaoDe(comTudo.melhor)
  const semNegociar = negociado ? semQuemVende(base, base.valor, pedido, false) : comTudo
  const comDesconto = desconto
    ? escolherBeneficios([...semNegociar.candidatos, doVendedor(desconto)], semNegociar.partida)
    : null
  const digitado = precoDigitado === null ? (comDesconto?.preco ?? null) : new Decimal(precoDigitado)
  // Typed below what was authorised: that is the seller's own, and is measured as if nobody had authorised anything.
  const alem = negociado !== null && (digitado?.lessThan(comTudo.melhor.preco) ?? false)
  // Typed above: the customer pays it, and nothing is taken of the quantity where it is no better than what anybody has.
  const basta = precoDigitado !== null && digitado !== null && !digitado.lessThan(semNegociar.melhor.preco)
  const negocia = negociado !== null && !alem && !basta
  const { semDescontos, partida, melhor, erp } = negocia ? comTudo : semNegociar
  const semVendedor = melhor.preco
  const passos = [
    passo(`Tabela ${base.tabela.nome}: ${embalagem} com ${formatarNumero(fator)} un.`, semDescontos),
  ]
  if (erp > 0) passos.push(passo(`Acréscimo do ERP de ${formatarNumero(erp)}%`, partida))
  const referencia =
    base.referencia == null || base.referencia === base.valor
      ? { semDescontos, semVendedor }
      : medidaPor(base, base.referencia, pedido, negocia)
  const comum = {
    semDescontos,
    semVendedor,
    referencia,
    negociacao: negocia && negociado ? { id: negociado.id } : null,
    passos,
  }
  if (precoDigitado !== null) {
    const quem = negocia ? `, da ${emMinuscula(melhor.passos[0]?.quem.passo ?? '')}` : ''
    passos.push(passo(`Preço digitado${quem}`, precoDigitado))
    const precoFinal = new Decimal(precoDigitado)
    const deQuem = negocia ? 'NEGOCIACAO' : 'VENDEDOR'
    const beneficios = precoFinal.lessThan(partida)
      ? [{ tipo: deQuem, valor: partida.minus(precoFinal).toFixed(), cupom: !negocia } as const]
      : []
    return {
      ...comum,
      precoFinal,
      descontoErp: erp > 0 ? { perc: erp } : null,
      promocao: null,
      beneficios,
    }
  }
  const escolhidos = negocia || !comDesconto ? melhor : comDesconto
  passos.push(...escolhidos.passos.map(({ quem, preco }) => passo(quem.passo, preco)))
  const campanha = escolhidos.passos.find(({ quem }) => quem.campanha)?.quem.campanha
  const doErp = escolhidos.passos.some(({ quem }) => quem.beneficio === 'ERP')
  return {
    ...comum,
    precoFinal: escolhidos.preco,
    descontoErp: doErp || erp > 0 ? { perc: erp } : null,
    promocao: campanha ? { id: campanha.id, nome: campanha.nome } : null,
    beneficios: aplicados(escolhidos, partida),
  }
}

const emMinuscula = (texto: string) => texto.charAt(0).toLowerCase() + texto.slice(1)

const aplicados = ({ passos }: Escolhidos<Candidato>, partida: Decimal): BeneficioAplicado[] =>
  passos.map(({ quem, preco }, i) => ({
    tipo: quem.beneficio,
    ...(quem.campanha && { campanha: { id: quem.campanha.id, nome: quem.campanha.nome } }),
    valor: (passos[i - 1]?.preco ?? partida).minus(preco).toFixed(),
    cupom: deixaCupom(quem),
  }))

const medidaPor = (...de: Parameters<typeof semQuemVende>): SemVendedor => {
  const { semDescontos, melhor } = semQuemVende(...de)
  return { semDescontos, semVendedor: melhor.preco }
}

/** What a package costs by a table with what campaigns, the ERP and authorised prices give by themselves. */
function semQuemVende(base: BaseDoPreco, valor: number, pedido: PedidoDePreco, negocia = true) {
  const semDescontos = unitario(new Decimal(valor).times(pedido.fator))
  const erp = base.descontoErp?.perc ?? 0
  const partida = comAcrescimo(semDescontos, erp)
  const todos = candidatos(base, pedido, partida, erp)
  const quais = negocia ? todos : todos.filter((um) => !um.negociacao)
  return { semDescontos, partida, erp, candidatos: quais, melhor: escolherBeneficios(quais, partida) }
}

const doVendedor = (desconto: number): Candidato => ({
  beneficio: 'VENDEDOR',
  com: COMBINA_COM.VENDEDOR,
  lugar: [],
  aplicar: (de) => abatido(de, desconto),
  passo: `Desconto do vendedor de ${formatarNumero(desconto)}%`,
})

function candidatos(
  { promocoes, negociacoes = [] }: BaseDoPreco,
  { qtde, fator }: PedidoDePreco,
  partida: Decimal,
  erp: number,
): Candidato[] {
  const unidades = multiplicar(qtde, fator)
  const doErp: Candidato[] =
    erp < 0
      ? [
          {
            beneficio: 'ERP',
            com: COMBINA_COM.ERP,
            lugar: [],
            aplicar: (de) => abatido(de, -erp),
            passo: `Desconto do ERP de ${formatarNumero(-erp)}%`,
          },
        ]
      : []
  const dasCampanhas = promocoes.flatMap((campanha): Candidato[] => {
    const efeito = efeitoDaCampanha(campanha, { unidades, fator })
    if (!efeito) return []
    // What it would cost is measured from where it starts: upon another it never costs more.
    const valor = partida.minus(efeito.aplicar(partida)).times(qtde)
    if (!cabeNaCampanha(campanha.resta, { unidades, valor })) return []
    return [
      {
        beneficio: 'CAMPANHA',
        com: campanha.combinaCom,
        // A fixed price is a place to start from: whatever goes along with it comes upon it.
        lugar: [campanha.tipo === 'PRECO' ? 0 : 1, campanha.prioridade, campanha.id],
        aplicar: efeito.aplicar,
        passo: `Promoção ${campanha.nome}${efeito.dito && `: ${efeito.dito}`}`,
        campanha,
      },
    ]
  })
  const dasNegociacoes = negociacoes
    .filter((negociacao) => negociacaoServe(negociacao, unidades))
    .map(
      (negociacao): Candidato => ({
        beneficio: 'NEGOCIACAO',
        com: COMBINA_COM.NEGOCIACAO,
        lugar: [],
        aplicar: (de) =>
          negociacao.tipo === 'PRECO'
            ? Decimal.min(de, unitario(new Decimal(negociacao.preco).times(fator)))
            : abatido(de, negociacao.percentual),
        passo: `Negociação ${negociacao.id}, autorizada por ${negociacao.por}`,
        negociacao,
      }),
    )
  return [...doErp, ...dasCampanhas, ...dasNegociacoes]
}
