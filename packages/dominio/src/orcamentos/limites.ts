import {
  exigidoPela,
  type LinhaNaConta,
  movimentoDaLinha,
  movimentoDaVenda,
  type RegrasDaConta,
} from '../contas-correntes/movimento.ts'
import { Decimal, multiplicar, type Numerico, somar } from '../formatos/decimal.ts'
import { formatarDinheiro, formatarNumero } from '../formatos/dinheiro.ts'
import type { TipoDeBloqueio } from '../pedidos/bloqueios.ts'
import { abaixoDaMargem } from '../precos/margem.ts'
import { textoDoDesconto } from './problemas-da-linha.ts'

/** A line as limits see it: what is paid for it, and what would be without whoever sells. */
export type LinhaMedida = {
  chave: string
  codigo: string
  qtde: Numerico
  bonificado: boolean
  /** Put in by a promotion: nobody's gift. */
  brinde: boolean
  precoDigitado: boolean
  /** Quantity by price. */
  mercadoria: Numerico
  /** Of one package, by the customer's own table with what promotions and the ERP give. */
  referencia: Numerico
  /** `descontoDado` */
  dado: number
  /** GES-08 The same as the account of whoever sells sees it. */
  naConta: LinhaNaConta
}

export type FatosDosLimites = {
  linhas: readonly LinhaMedida[]
  /** Off the whole. */
  descontoCupom: Numerico
  /** Of the freight that was calculated, what whoever sells forgives: in percent and in money. */
  frete: { dado: number; valor: Numerico } | null
  /** Nobody calculated the freight, where the branch wants it calculated. */
  semCalculoDeFrete: boolean
  margem: Decimal | null
  /** In days: of the plan, and the longest that the customer has; null is any. */
  prazo: { medio: number; maximo: number | null }
  /** GES-08 The account that the sale moves; null where there is none. */
  conta: { titular: string; disponivel: Numerico; regras: RegrasDaConta; casas: number } | null
}

export type RegrasDosLimites = {
  /** What whoever writes may give, in percent. */
  descontoMaximo: number
  /** What anybody who sells may: more than that is on record with who gave it. */
  descontoSemRegistro: number
  bonificacaoMaxima: Numerico
  margemMinima: Numerico
}

type TipoDeExcesso = Extract<
  TipoDeBloqueio,
  'PRECO' | 'BONIFICACAO' | 'FRETE' | 'MARGEM' | 'PRAZO' | 'CONTA_CORRENTE'
>

/** VEN-02 What a quote has beyond a limit. */
export type Excesso = {
  tipo: TipoDeExcesso
  /** Of the line; null for one of the whole. */
  chave: string | null
  codigo: string | null
  /** Where it is mended, as a refusal names it. */
  campos: string[]
  /** How far, in percent, in days or, of an account, in money: with the money, what an approval is compared by. */
  medida: number
  /** In money, what it is about. */
  valor: number
  texto: string
  /** Whoever writes may give as much by their own right. */
  dentro: boolean
}

const CEM = 100
// So much of nothing: a percentage that every other is below.
const SEM_MEDIDA = 9_999_999
const dito = (numero: Numerico) => formatarNumero(new Decimal(numero).toDecimalPlaces(2))

/**
 * VEN-02 All that a quote contains beyond what whoever sells may give. Asked of the whole quote after each change, and again of what the
 * stock serves when it becomes an order: which line was touched last does not matter.
 */
export function excessosDoOrcamento(fatos: FatosDosLimites, regras: RegrasDosLimites): Excesso[] {
  return [
    ...fatos.linhas.flatMap((linha) => precoAlem(linha, regras)),
    ...bonificacaoAlem(fatos, regras),
    ...freteAlem(fatos, regras),
    ...margemAbaixo(fatos, regras),
    ...prazoAlem(fatos),
    ...contaAlem(fatos),
  ]
}

function precoAlem(linha: LinhaMedida, { descontoMaximo, descontoSemRegistro }: RegrasDosLimites): Excesso[] {
  const { chave, codigo, dado, qtde, referencia, mercadoria } = linha
  if (dado <= Math.min(descontoSemRegistro, descontoMaximo)) return []
  const limite = dado > descontoMaximo ? descontoMaximo : descontoSemRegistro
  const campo = linha.precoDigitado ? 'precoDigitado' : 'desconto'
  const semVendedor = multiplicar(qtde, referencia)
  return [
    {
      tipo: 'PRECO',
      chave,
      codigo,
      campos: [`itens.${chave}.${campo}`],
      medida: dado,
      valor: Decimal.max(0, semVendedor.minus(mercadoria)).toDecimalPlaces(2).toNumber(),
      texto: textoDoDesconto(dado, limite),
      dentro: dado <= descontoMaximo,
    },
  ]
}

/** DOC-01 What is paid for, once the coupon took its part. */
function pagoPelas({ linhas, descontoCupom }: FatosDosLimites): Decimal {
  const pago = somar(...linhas.filter(({ bonificado }) => !bonificado).map(({ mercadoria }) => mercadoria))
  return Decimal.max(0, pago.minus(descontoCupom))
}

/** DOC-01 At what the goods are worth, whatever price was typed beside them. */
function bonificacaoAlem(fatos: FatosDosLimites, { bonificacaoMaxima }: RegrasDosLimites): Excesso[] {
  const dadas = fatos.linhas.filter(({ bonificado, brinde }) => bonificado && !brinde)
  if (dadas.length === 0) return []
  const dado = somar(...dadas.map(({ qtde, referencia }) => multiplicar(qtde, referencia)))
  const pago = pagoPelas(fatos)
  if (dado.lessThanOrEqualTo(pago.times(bonificacaoMaxima).dividedBy(CEM))) return []
  const medida = pago.isZero()
    ? SEM_MEDIDA
    : Math.min(SEM_MEDIDA, dado.dividedBy(pago).times(CEM).toDecimalPlaces(4).toNumber())
  return [
    {
      tipo: 'BONIFICACAO',
      chave: null,
      codigo: null,
      campos: dadas.map(({ chave }) => `itens.${chave}.bonificado`),
      medida,
      valor: dado.toDecimalPlaces(2).toNumber(),
      texto: new Decimal(bonificacaoMaxima).isZero()
        ? 'Nesta filial não se dá bonificação.'
        : `A bonificação passa de ${dito(bonificacaoMaxima)}% do que se paga`,
      dentro: false,
    },
  ]
}

function freteAlem(fatos: FatosDosLimites, regras: RegrasDosLimites): Excesso[] {
  const { descontoMaximo, descontoSemRegistro } = regras
  const { frete, semCalculoDeFrete } = fatos
  if (semCalculoDeFrete)
    return [
      {
        tipo: 'FRETE',
        chave: null,
        codigo: null,
        campos: ['cabecalho.vlFrete'],
        medida: CEM,
        valor: pagoPelas(fatos).toDecimalPlaces(2).toNumber(),
        texto: 'O frete não foi calculado',
        dentro: false,
      },
    ]
  if (!frete || frete.dado <= Math.min(descontoSemRegistro, descontoMaximo)) return []
  const limite = frete.dado > descontoMaximo ? descontoMaximo : descontoSemRegistro
  return [
    {
      tipo: 'FRETE',
      chave: null,
      codigo: null,
      campos: ['cabecalho.vlFrete'],
      medida: frete.dado,
      valor: new Decimal(frete.valor).toNumber(),
      texto: `Frete ${dito(frete.dado)}% abaixo do calculado, e o limite é de ${dito(limite)}%`,
      dentro: frete.dado <= descontoMaximo,
    },
  ]
}

/** PER-06 The margin itself is told to nobody here. */
function margemAbaixo(fatos: FatosDosLimites, { margemMinima }: RegrasDosLimites): Excesso[] {
  const { margem } = fatos
  if (margem === null || !abaixoDaMargem(margem, margemMinima)) return []
  const falta = new Decimal(margemMinima).minus(margem)
  return [
    {
      tipo: 'MARGEM',
      chave: null,
      codigo: null,
      campos: [],
      medida: falta.toNumber(),
      valor: pagoPelas(fatos).times(falta).dividedBy(CEM).toDecimalPlaces(2).toNumber(),
      texto: 'A margem está abaixo da mínima da filial',
      dentro: false,
    },
  ]
}

/** ENT-05 `prazMedMax` */
function prazoAlem(fatos: FatosDosLimites): Excesso[] {
  const { medio, maximo } = fatos.prazo
  if (maximo === null || medio <= maximo) return []
  return [
    {
      tipo: 'PRAZO',
      chave: null,
      codigo: null,
      campos: ['cabecalho.idPlano'],
      medida: medio,
      valor: pagoPelas(fatos).toDecimalPlaces(2).toNumber(),
      texto: `Prazo médio de ${dito(medio)} dias, e o do cliente vai até ${dito(maximo)}`,
      dentro: false,
    },
  ]
}

/** GES-08 What the account of whoever sells does not cover, with all that it has on its way. */
function contaAlem({ conta, linhas }: FatosDosLimites): Excesso[] {
  if (!conta) return []
  const movimento = movimentoDaVenda(
    linhas.map(({ naConta }) => naConta),
    conta.regras,
  )
  const exigido = exigidoPela(movimento, conta.regras)
  const falta = exigido.minus(conta.disponivel)
  if (exigido.isZero() || falta.lessThanOrEqualTo(0)) return []
  const valor = falta.toNumber()
  return [
    {
      tipo: 'CONTA_CORRENTE',
      chave: null,
      codigo: null,
      campos: linhas
        .filter(({ naConta }) => !movimentoDaLinha(naConta, conta.regras).debito.isZero())
        .map(
          ({ chave, bonificado, precoDigitado }) =>
            `itens.${chave}.${bonificado ? 'bonificado' : precoDigitado ? 'precoDigitado' : 'desconto'}`,
        ),
      medida: valor,
      valor,
      texto: `Na conta corrente de ${conta.titular} faltam ${formatarDinheiro(falta, conta.casas)}`,
      dentro: false,
    },
  ]
}

const MUITOS = 5

/** VEN-01 What would hold the order, each kind once. */
export function bloqueiosDosExcessos(
  excessos: readonly Excesso[],
): { tipo: TipoDeExcesso; detalhe: string }[] {
  return [...Map.groupBy(excessos, ({ tipo }) => tipo)].map(([tipo, deste]) => {
    const comCodigo = deste.filter(({ codigo }) => codigo !== null)
    if (comCodigo.length === 0) return { tipo, detalhe: deste[0]?.texto ?? '' }
    const primeiros = comCodigo.slice(0, MUITOS).map(({ codigo, medida }) => `${codigo} com ${dito(medida)}%`)
    const outros = comCodigo.length - primeiros.length
    return {
      tipo,
      detalhe: `Desconto acima do limite: ${primeiros.join(', ')}${outros > 0 ? ` e mais ${outros}` : ''}`,
    }
  })
}

/** GES-03 What is asked of whoever lets it be: the kinds, the greatest discount, and in a sentence. */
export function resumoDosExcessos(excessos: readonly Excesso[]) {
  const descontos = excessos.filter(({ tipo }) => tipo === 'PRECO').map(({ medida }) => medida)
  return {
    motivos: [...new Set(excessos.map(({ tipo }) => tipo))],
    desconto: descontos.length > 0 ? String(Math.max(...descontos)) : null,
    resumo: bloqueiosDosExcessos(excessos)
      .map(({ detalhe }) => detalhe)
      .join('\n'),
  }
}
