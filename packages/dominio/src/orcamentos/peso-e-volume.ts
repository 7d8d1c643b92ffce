import { arredondar, Decimal, multiplicar, somar } from '../formatos/decimal.ts'
import type { LinhaDigitada } from './edicao.ts'
import type { ProdutoNoEditor } from './produto-no-editor.ts'

const CM3_POR_M3 = 1_000_000
const CASAS = 3

export type PesoEVolume = {
  /** Gross, in kilograms. */
  peso: Decimal
  /** In cubic metres. */
  volume: Decimal
}

/** VEN-02 What the goods weigh and the room they take; gifts are carried too. Measures are of one stock unit, in centimetres. */
export function pesoEVolume(
  itens: readonly Pick<LinhaDigitada, 'idProd' | 'idEmb' | 'qtde'>[],
  produtos: ReadonlyMap<number, ProdutoNoEditor>,
): PesoEVolume {
  const partes = itens.flatMap(({ idProd, idEmb, qtde }) => {
    const produto = produtos.get(idProd)
    const fator = produto?.embalagens.find(({ id }) => id === idEmb)?.fator_conversao
    if (!produto || fator === undefined) return []
    const unidades = multiplicar(qtde, fator)
    const cm3 = new Decimal(produto.altura).times(produto.largura).times(produto.comprimento)
    return [{ peso: unidades.times(produto.pesoBruto), cm3: unidades.times(cm3) }]
  })
  return {
    peso: arredondar(somar(...partes.map(({ peso }) => peso)), CASAS),
    volume: arredondar(somar(...partes.map(({ cm3 }) => cm3)).dividedBy(CM3_POR_M3), CASAS),
  }
}
