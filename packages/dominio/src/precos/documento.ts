import { Decimal, somar } from '../formatos/decimal.ts'
import { type Encargos, totaisDoPedido } from '../pedidos/totais.ts'
import type { Cupom } from './cupom.ts'
import { descontoDoCupom } from './cupom.ts'
import { ratearDespesas } from './despesas.ts'
import { comDespesas, efeitoDoDesconto, type LinhaPrecificada } from './linha.ts'
import { ratear } from './ratear.ts'
import type { Operacao, RegraFiscal } from './tributacao.ts'

export type LinhaDoDocumento = {
  precificada: LinhaPrecificada
  regra: RegraFiscal
  bonificado: boolean
}

type Acertos = Encargos & { cupom: Cupom | null }

export type DocumentoPrecificado = {
  qtdeIt: number
  vlSubTot: Decimal
  vlBoni: Decimal
  /** What the coupon takes off, goods and the taxes that fall with them. */
  descontoCupom: Decimal
  /** Of the goods alone: what the margin is measured by. */
  abatimentoCupom: Decimal
  /** In the order they came, with their part of freight and insurance in the bases that take it. */
  linhas: LinhaPrecificada[]
  /** Of each line, in the order they came: a line that leaves takes its part along. */
  partesDoCupom: Decimal[]
  vlTot: Decimal
}

const NADA = new Decimal(0)

/** What a coupon may take from: nothing of what is had by a benefit that does not go along with it. */
export const paraOCupom = ({ mercadoria, preco }: Pick<LinhaPrecificada, 'mercadoria' | 'preco'>): Decimal =>
  preco.beneficios.every(({ cupom }) => cupom) ? mercadoria : NADA

/**
 * DOC-01, VEN-02 The totals of a quote. Lines are rounded one by one and added up; the coupon is spread over what is paid for, by
 * largest remainder, and each line's taxes are those of what is left of it. Freight and insurance are spread alike where a base takes them.
 */
export function precificarDocumento(
  sozinhas: readonly LinhaDoDocumento[],
  { cupom, ...encargos }: Acertos,
  operacao: Operacao,
): DocumentoPrecificado {
  const despesas = ratearDespesas(sozinhas, encargos)
  const linhas = sozinhas.map(({ precificada, regra }, i) =>
    despesas ? comDespesas(precificada, despesas[i] ?? NADA, regra, operacao) : precificada,
  )
  const bonificada = (i: number) => sozinhas[i]?.bonificado
  const pesos = linhas.map((linha, i) => (bonificada(i) ? NADA : paraOCupom(linha)))
  const abatimento = cupom ? descontoDoCupom(cupom, somar(...pesos)) : NADA
  const partesDoCupom = abatimento.isZero()
    ? linhas.map(() => NADA)
    : ratear(abatimento, pesos).map((parte, i) => {
        const { regra } = sozinhas[i] as LinhaDoDocumento
        return efeitoDoDesconto(linhas[i] as LinhaPrecificada, parte, regra, operacao)
      })
  const descontoCupom = abatimento.isZero() ? NADA : somar(...partesDoCupom)
  const vlBoni = somar(...linhas.filter((_, i) => bonificada(i)).map(({ vlTot }) => vlTot))
  const totais = totaisDoPedido({
    itens: linhas,
    vlBoni,
    cupom: cupom && { desconto: descontoCupom },
    ...encargos,
  })
  return { ...totais, linhas, vlBoni, descontoCupom, abatimentoCupom: abatimento, partesDoCupom }
}
