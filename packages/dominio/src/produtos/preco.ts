import { Decimal, type Numerico } from '../formatos/decimal.ts'

type Preco = {
  semDescontos: Numerico
  precoFinal: Numerico
  descontoErp?: { perc: Numerico } | null | undefined
  promocao?: { id: number | string } | null | undefined
}

/** GER-18: the old price is struck through only when it was higher and there is a reason: an ERP discount or a promotion. */
export function exibePrecoAnterior({ semDescontos, precoFinal, descontoErp, promocao }: Preco): boolean {
  const temDescontoErp = new Decimal(descontoErp?.perc ?? 0).lessThan(0)
  return new Decimal(semDescontos).greaterThan(precoFinal) && (temDescontoErp || Boolean(promocao))
}
