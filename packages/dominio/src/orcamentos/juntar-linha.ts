import { Decimal } from '../formatos/decimal.ts'
import type { LinhaDigitada } from './edicao.ts'
import type { EmbalagemDoProduto, ProdutoNoEditor } from './produto-no-editor.ts'

type Pedido = Pick<LinhaDigitada, 'chave' | 'idProd' | 'idEmb' | 'qtde'>

/** VEN-02 One more product. What is sold already in the same packaging adds up, at the price it has; a gift is not sold. */
export function juntarLinha(
  itens: readonly LinhaDigitada[],
  pedido: Pedido,
): {
  itens: LinhaDigitada[]
  linha: LinhaDigitada
  /** As it was, where it was there already. */
  anterior: LinhaDigitada | null
} {
  const anterior = itens.find(
    ({ idProd, idEmb, bonificado }) => idProd === pedido.idProd && idEmb === pedido.idEmb && !bonificado,
  )
  if (!anterior) {
    const linha = { ...pedido, desconto: null, precoDigitado: null, bonificado: false }
    return { itens: [...itens, linha], linha, anterior: null }
  }
  const linha = { ...anterior, qtde: new Decimal(anterior.qtde).plus(pedido.qtde).toNumber() }
  return { itens: itens.map((uma) => (uma === anterior ? linha : uma)), linha, anterior }
}

/** VEN-02 The packaging that this quote used last for the product, or else the smallest. */
export function embalagemPreferida(
  { id, embalagens }: Pick<ProdutoNoEditor, 'id' | 'embalagens'>,
  itens: readonly Pick<LinhaDigitada, 'idProd' | 'idEmb'>[],
): EmbalagemDoProduto | null {
  const usada = itens.findLast(({ idProd }) => idProd === id)?.idEmb
  const menores = embalagens.toSorted((a, b) => a.fator_conversao - b.fator_conversao)
  return menores.find((embalagem) => embalagem.id === usada) ?? menores[0] ?? null
}

/** The packaging whose name begins so, the smallest first: 'c' is CX. */
export function embalagemPelaLetra(
  { embalagens }: Pick<ProdutoNoEditor, 'embalagens'>,
  inicio: string,
): EmbalagemDoProduto | null {
  const procurado = inicio.toUpperCase()
  const menores = embalagens.toSorted((a, b) => a.fator_conversao - b.fator_conversao)
  return menores.find(({ unidade }) => unidade.toUpperCase().startsWith(procurado)) ?? null
}

/** GER-20 The least that may be asked for in a packaging. */
export function menorQuantidade({
  minimo,
  multiplo,
}: Pick<EmbalagemDoProduto, 'minimo' | 'multiplo'>): number {
  if (multiplo <= 0) return minimo || 1
  return new Decimal(Math.max(minimo, multiplo)).dividedBy(multiplo).ceil().times(multiplo).toNumber()
}

/** VEN-02 How much of another product serves for so many stock units: no less, in the steps in which it is sold. */
export function quantidadeQueServe(unidades: number, embalagem: EmbalagemDoProduto): number {
  const { fator_conversao: fator, multiplo } = embalagem
  const passo = multiplo > 0 ? multiplo : 1
  const pedida = new Decimal(unidades).dividedBy(fator).dividedBy(passo).ceil().times(passo).toNumber()
  return Math.max(pedida, menorQuantidade(embalagem))
}
