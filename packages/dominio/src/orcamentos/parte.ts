import { arredondar, Decimal, type Numerico } from '../formatos/decimal.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { Cupom } from '../precos/cupom.ts'
import { problemaDaQuantidade } from '../produtos/quantidade.ts'
import type { LinhaDigitada } from './edicao.ts'
import type { ProdutoNoEditor } from './produto-no-editor.ts'

/** Of a line, how much of it. */
export type ParteDaLinha = { chave: string; qtde: number }

type Linha = Pick<LinhaDigitada, 'chave' | 'qtde' | 'idProd' | 'idEmb'>

/** VEN-02 The lines that are ordered now, each with as much as was said; whatever was not named stays in the quote. */
export function linhasDaParte<L extends Linha>(linhas: readonly L[], parte: readonly ParteDaLinha[]): L[] {
  const quanto = new Map(parte.map(({ chave, qtde }) => [chave, qtde]))
  return linhas.flatMap((linha) => {
    const qtde = quanto.get(linha.chave)
    return qtde === undefined ? [] : [qtde === linha.qtde ? linha : { ...linha, qtde }]
  })
}

/** VEN-02 Why so much of a line cannot be ordered, by its key: more than was quoted, or not as its packaging is sold. A whole line may. */
export function problemasDaParte(
  linhas: readonly Linha[],
  parte: readonly ParteDaLinha[],
  produtos: ReadonlyMap<number, Pick<ProdutoNoEditor, 'embalagens'>>,
): Record<string, string> {
  const porChave = new Map(linhas.map((linha) => [linha.chave, linha]))
  return Object.fromEntries(
    parte.flatMap(({ chave, qtde }) => {
      const problema = problemaDaLinha(porChave.get(chave), qtde, produtos)
      return problema ? [[`parte.${chave}.qtde`, problema]] : []
    }),
  )
}

function problemaDaLinha(
  linha: Linha | undefined,
  qtde: number,
  produtos: ReadonlyMap<number, Pick<ProdutoNoEditor, 'embalagens'>>,
): string | null {
  if (!linha) return MENSAGENS.itemForaDoOrcamento
  if (qtde === linha.qtde) return null
  if (qtde > linha.qtde) return MENSAGENS.maisDoQueOrcado(linha.qtde)
  const embalagem = produtos.get(linha.idProd)?.embalagens.find(({ id }) => id === linha.idEmb)
  return embalagem ? problemaDaQuantidade(qtde, embalagem) : null
}

/** VEN-02 What stays of the quote once these went into an order. */
export function oQueResta<L extends Linha>(linhas: readonly L[], foram: readonly ParteDaLinha[]): L[] {
  const quanto = new Map(foram.map(({ chave, qtde }) => [chave, qtde]))
  return linhas.flatMap((linha) => {
    const foi = quanto.get(linha.chave)
    if (foi === undefined) return [linha]
    const qtde = new Decimal(linha.qtde).minus(foi).toNumber()
    return qtde > 0 ? [{ ...linha, qtde }] : []
  })
}

/** VEN-02 Its part of what was charged for the whole, by the value of the goods; never more than that, and the rest keeps what is left. */
export const parteDaDespesa = (valor: Numerico, daParte: Decimal, doTodo: Decimal): Decimal =>
  doTodo.isZero()
    ? new Decimal(0)
    : Decimal.min(valor, arredondar(new Decimal(valor).times(daParte).dividedBy(doTodo), 2))

/** VEN-02 The coupon of what goes: so much money is shared like freight, by the goods it may take from; a percentage is the same of each piece. */
export const cupomDaParte = (cupom: Cupom, daParte: Decimal, doTodo: Decimal): Cupom =>
  cupom.valor === null ? cupom : { ...cupom, valor: parteDaDespesa(cupom.valor, daParte, doTodo).toNumber() }
