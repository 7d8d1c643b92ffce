import { plural } from '../formatos/contagem.ts'
import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarDinheiro } from '../formatos/dinheiro.ts'

type Fatos = {
  prospect: boolean
  simulacao: boolean
  /** Lines that the stock serves, at least in part. */
  linhasAtendidas: number
  linhas: number
  /** Lines of what is not sold any more, by what they are called: an order without them is not what was quoted. */
  foraDeVenda: readonly string[]
  mercadoria: Numerico
  pedidoMinimo: Numerico
  casas: number
  /** Why the coupon no longer serves. */
  cupom: string | null
  /** Why the freight has to be calculated again. */
  frete: string | null
  /** Why its plan and its way of billing do not go together. */
  prazo: string | null
  /** GES-03 Why a price that was authorised is no longer to be had. */
  negociacoes: readonly string[]
  /** GES-02 Which campaign has no longer enough for it. */
  campanhas: readonly string[]
  /** GES-08 What the account of whoever sells does not cover, where the branch refuses it. */
  conta: readonly string[]
  /** GES-07 What of it is not whoever makes the order's to sell. */
  daForcaDeVendas: readonly string[]
}

const MUITOS = 5

function impedimentosForaDeVenda(quais: readonly string[]): string[] {
  const outros = quais.length - MUITOS
  return [
    ...quais.slice(0, MUITOS).map((qual) => `${qual} não se vende mais. Tire o item do orçamento.`),
    ...(outros > 0
      ? [`E mais ${plural(outros, 'item que não se vende', 'itens que não se vendem')} mais.`]
      : []),
  ]
}

/** VEN-02 Why a quote cannot become an order at all, each with what to do about it; empty when it can. */
export function impedimentosDaConversao(fatos: Fatos): string[] {
  const {
    prospect,
    simulacao,
    linhas,
    linhasAtendidas,
    foraDeVenda,
    mercadoria,
    pedidoMinimo,
    casas,
    cupom,
    frete,
    prazo,
  } = fatos
  const minimo = new Decimal(pedidoMinimo)
  const abaixo = minimo.greaterThan(mercadoria)
  return [
    ...(simulacao
      ? ['Este cliente é uma simulação: complete o cadastro antes de vender.']
      : prospect
        ? ['Este cliente ainda é um prospect: complete o cadastro antes de vender.']
        : []),
    ...(linhas === 0 ? ['O orçamento não tem nenhum item.'] : []),
    ...impedimentosForaDeVenda(foraDeVenda),
    ...(linhas > foraDeVenda.length && linhasAtendidas === 0 ? ['Não há estoque de nenhum dos itens.'] : []),
    ...(linhasAtendidas > 0 && abaixo
      ? [
          `O pedido mínimo é de ${formatarDinheiro(minimo, casas)} em produtos: faltam ${formatarDinheiro(minimo.minus(mercadoria), casas)}.`,
        ]
      : []),
    ...(cupom ? [`${cupom}. Tire o cupom do orçamento.`] : []),
    ...(frete ? [frete] : []),
    ...(prazo ? [prazo] : []),
    ...fatos.negociacoes,
    ...fatos.campanhas,
    ...fatos.conta,
    ...fatos.daForcaDeVendas,
  ]
}
