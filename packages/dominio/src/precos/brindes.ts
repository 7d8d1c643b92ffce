import { Decimal, multiplicar, somar } from '../formatos/decimal.ts'
import type { Campanha } from './campanha.ts'
import { COMBINA_COM, combinam } from './ordem.ts'
import type { BeneficioAplicado } from './preco.ts'

type Linha = {
  idProd: number
  qtde: number
  fator: number
  bonificado: boolean
  /** What made its price. */
  beneficios: readonly BeneficioAplicado[]
}

export type Brinde = {
  /** What is bought. */
  idOrigem: number
  /** What is given. */
  idProd: number
  promocao: { id: number; nome: string }
  unidades: number
}

type ComBrinde = Campanha & { tipo: 'BRINDE' }

/** An item that has its price by another benefit counts where both let it; what other campaigns let is data of theirs. */
const contaPara =
  ({ combinaCom }: ComBrinde, combinaDe: (id: number) => Campanha['combinaCom']) =>
  ({ beneficios }: Linha): boolean =>
    beneficios.every(({ tipo, campanha }) =>
      combinam(
        { beneficio: 'CAMPANHA', com: combinaCom },
        { beneficio: tipo, com: campanha ? combinaDe(campanha.id) : COMBINA_COM[tipo] },
      ),
    )

/**
 * GES-02 What campaigns of the kind 'leve 10, ganhe 1' put in, in stock units: all lines of a product count together, however they
 * were typed; of several such campaigns the one that gives most. Gifts themselves count for nothing.
 */
export function brindes(
  linhas: readonly Linha[],
  campanhasDe: (idProd: number) => readonly Campanha[],
): Brinde[] {
  const porProduto = Map.groupBy(
    linhas.filter(({ bonificado }) => !bonificado),
    ({ idProd }) => idProd,
  )
  return [...porProduto].flatMap(([idOrigem, doProduto]) => {
    const campanhas = campanhasDe(idOrigem)
    const combinaDe = (id: number) =>
      campanhas.find((uma) => uma.id === id)?.combinaCom ?? COMBINA_COM.CAMPANHA
    const ganhos = campanhas.flatMap((campanha) => {
      if (campanha.tipo !== 'BRINDE') return []
      const contam = doProduto.filter(contaPara(campanha, combinaDe))
      const compradas = somar(...contam.map(({ qtde, fator }) => multiplicar(qtde, fator)))
      const ganhas = compradas.dividedBy(campanha.leve).floor().times(campanha.ganhe)
      const unidades = Decimal.min(ganhas, campanha.resta.unidades ?? ganhas)
      return unidades.isZero() ? [] : [{ campanha, unidades }]
    })
    const [melhor] = ganhos.toSorted(
      (a, b) => b.unidades.comparedTo(a.unidades) || a.campanha.prioridade - b.campanha.prioridade,
    )
    if (!melhor) return []
    const { id, nome, idProd } = melhor.campanha
    return [
      { idOrigem, idProd: idProd ?? idOrigem, promocao: { id, nome }, unidades: melhor.unidades.toNumber() },
    ]
  })
}
