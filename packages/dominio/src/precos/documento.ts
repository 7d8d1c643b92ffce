import { Decimal, type Numerico, somar } from '../formatos/decimal.ts'
import { totaisDoPedido } from '../pedidos/totais.ts'
import type { Cupom } from './cupom.ts'
import { descontoDoCupom } from './cupom.ts'
import type { Operacao, RegraFiscal } from './impostos.ts'
import { efeitoDoDesconto, type LinhaPrecificada } from './linha.ts'
import { ratear } from './ratear.ts'

export type LinhaDoDocumento = {
  precificada: LinhaPrecificada
  regra: RegraFiscal
  bonificado: boolean
}

type Acertos = { cupom: Cupom | null; vlFrete: Numerico; taxaFixa: Numerico }

export type DocumentoPrecificado = {
  qtdeIt: number
  vlSubTot: Decimal
  vlBoni: Decimal
  /** What the coupon takes off, goods and the taxes that fall with them. */
  descontoCupom: Decimal
  /** Of each line, in the order they came: a line that leaves takes its part along. */
  partesDoCupom: Decimal[]
  vlTot: Decimal
}

const NADA = new Decimal(0)

/**
 * DOC-01, VEN-02 The totals of a quote. Lines are rounded one by one and added up; the coupon is spread over what is paid for, by
 * largest remainder, and each line's taxes are those of what is left of it.
 */
export function precificarDocumento(
  linhas: readonly LinhaDoDocumento[],
  { cupom, vlFrete, taxaFixa }: Acertos,
  operacao: Operacao,
): DocumentoPrecificado {
  const pesos = linhas.map(({ precificada, bonificado }) => (bonificado ? 0 : precificada.mercadoria))
  const abatimento = cupom ? descontoDoCupom(cupom, somar(...pesos)) : NADA
  const partesDoCupom = abatimento.isZero()
    ? linhas.map(() => NADA)
    : ratear(abatimento, pesos).map((parte, i) => {
        const linha = linhas[i] as LinhaDoDocumento
        return efeitoDoDesconto(linha.precificada, parte, linha.regra, operacao)
      })
  const descontoCupom = abatimento.isZero() ? NADA : somar(...partesDoCupom)
  const vlBoni = somar(
    ...linhas.filter(({ bonificado }) => bonificado).map(({ precificada }) => precificada.vlTot),
  )
  const totais = totaisDoPedido({
    itens: linhas.map(({ precificada }) => precificada),
    vlBoni,
    cupom: cupom && { desconto: descontoCupom },
    vlFrete,
    taxaFixa,
  })
  return { ...totais, vlBoni, descontoCupom, partesDoCupom }
}
