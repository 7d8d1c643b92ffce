import { Decimal, multiplicar, somar } from '../formatos/decimal.ts'
import type { Promocao } from './preco.ts'

type Linha = { idProd: number; qtde: number; fator: number; bonificado: boolean }

export type Brinde = { idProd: number; promocao: { id: number; nome: string }; unidades: number }

/**
 * What promotions of the kind 'leve 10, ganhe 1' put in, in stock units: all lines of a product count together, however they
 * were typed; of several such promotions the one that gives most. Gifts themselves count for nothing.
 */
export function brindes(
  linhas: readonly Linha[],
  promocoesDe: (idProd: number) => readonly Promocao[],
): Brinde[] {
  const porProduto = Map.groupBy(
    linhas.filter(({ bonificado }) => !bonificado),
    ({ idProd }) => idProd,
  )
  return [...porProduto].flatMap(([idProd, doProduto]) => {
    const compradas = somar(...doProduto.map(({ qtde, fator }) => multiplicar(qtde, fator)))
    const ganhos = promocoesDe(idProd).flatMap((promocao) => {
      if (promocao.tipo !== 'LEVE_GANHE') return []
      const unidades = compradas.dividedBy(promocao.leve).floor().times(promocao.ganhe)
      return unidades.isZero() ? [] : [{ promocao, unidades }]
    })
    const [melhor] = ganhos.toSorted((a, b) => b.unidades.comparedTo(a.unidades))
    if (!melhor) return []
    const { id, nome } = melhor.promocao
    return [{ idProd, promocao: { id, nome }, unidades: new Decimal(melhor.unidades).toNumber() }]
  })
}
