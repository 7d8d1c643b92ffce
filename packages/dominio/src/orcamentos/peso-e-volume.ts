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

type Linha = Pick<LinhaDigitada, 'idProd' | 'idEmb' | 'qtde'>

/** One line, not rounded: kilograms, and cubic centimetres. Measures are of one stock unit, in centimetres. */
export function medidasDaLinha(
  { idEmb, qtde }: Linha,
  produto: ProdutoNoEditor | undefined,
): { peso: Decimal; cm3: Decimal } | null {
  const fator = produto?.embalagens.find(({ id }) => id === idEmb)?.fator_conversao
  if (!produto || fator === undefined) return null
  const unidades = multiplicar(qtde, fator)
  const cm3 = new Decimal(produto.altura).times(produto.largura).times(produto.comprimento)
  return { peso: unidades.times(produto.pesoBruto), cm3: unidades.times(cm3) }
}

/** VEN-02 What the goods weigh and the room they take; gifts are carried too. `medir` is for whoever remembers the lines that did not change. */
export function pesoEVolume<L extends Linha>(
  itens: readonly L[],
  produtos: ReadonlyMap<number, ProdutoNoEditor>,
  medir: (
    linha: L,
    produto: ProdutoNoEditor | undefined,
  ) => ReturnType<typeof medidasDaLinha> = medidasDaLinha,
): PesoEVolume {
  const partes = itens.flatMap((linha) => medir(linha, produtos.get(linha.idProd)) ?? [])
  return {
    peso: arredondar(somar(...partes.map(({ peso }) => peso)), CASAS),
    volume: arredondar(somar(...partes.map(({ cm3 }) => cm3)).dividedBy(CM3_POR_M3), CASAS),
  }
}
