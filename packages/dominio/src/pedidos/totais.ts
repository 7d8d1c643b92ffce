import { arredondar, type Decimal, multiplicar, type Numerico, somar } from '../formatos/decimal.ts'

const CASAS_DO_TOTAL = 2

type ItemPrecificado = {
  qtde: Numerico
  /** Before taxes. */
  vlUnit: Numerico
  /** What each tax adds to the line: ipi, st, stsn, icmsPartilha. */
  impostos: readonly Numerico[]
}

/** DOC-02 What a line costs the customer: quantity by price, rounded to cents, and the taxes that are added on top. */
export function totalDoItem({ qtde, vlUnit, impostos }: ItemPrecificado): Decimal {
  return somar(arredondar(multiplicar(qtde, vlUnit), CASAS_DO_TOTAL), ...impostos)
}

/** DOC-01 What is charged besides the goods: the carriage, the insurance of it, and what the way of billing costs. */
export type Encargos = { vlFrete: Numerico; vlSeguro: Numerico; taxaFixa: Numerico }

export const somarEncargos = ({ vlFrete, vlSeguro, taxaFixa }: Encargos): Decimal =>
  somar(vlFrete, vlSeguro, taxaFixa)

type DocumentoPrecificado = Encargos & {
  /** Those that were removed do not count. */
  itens: readonly { vlTot: Numerico }[]
  vlBoni: Numerico
  cupom: { desconto: Numerico } | null
}

export type TotaisDoPedido = { qtdeIt: number; vlSubTot: Decimal; vlTot: Decimal }

/**
 * DOC-01 Bonus and coupon abate goods, never more than all of them; what is charged besides is paid whatever
 * the goods cost.
 */
export function totaisDoPedido(documento: DocumentoPrecificado): TotaisDoPedido {
  const { itens, vlBoni, cupom } = documento
  const vlSubTot = somar(...itens.map(({ vlTot }) => vlTot))
  const mercadoria = vlSubTot.minus(somar(vlBoni, cupom?.desconto ?? 0))
  const vlTot = somar(mercadoria.isNegative() ? 0 : mercadoria, somarEncargos(documento))
  return {
    qtdeIt: itens.length,
    vlSubTot: arredondar(vlSubTot, CASAS_DO_TOTAL),
    vlTot: arredondar(vlTot, CASAS_DO_TOTAL),
  }
}
