import { Decimal, multiplicar } from '../formatos/decimal.ts'
import type { LinhaDigitada } from './edicao.ts'
import { baseDaLinha } from './precificar.ts'
import type { ProdutoNoEditor } from './produto-no-editor.ts'

export type LinhaAtendida = { linha: LinhaDigitada; atendida: number }

/**
 * VEN-02 How much of each line the stock serves, in the order they stand: what one line takes the next does not find. Only whole
 * multiples of what its packaging sells by, and nothing below its minimum. Without limits everything is served.
 */
export function atender(
  linhas: readonly LinhaDigitada[],
  produtos: ReadonlyMap<number, ProdutoNoEditor>,
  { semLimite, restante = new Map() }: { semLimite: boolean; restante?: Map<number, Decimal> },
): LinhaAtendida[] {
  return linhas.map((linha) => {
    const produto = produtos.get(linha.idProd)
    const base = baseDaLinha(linha, produto)
    if (semLimite || !base || !produto) return { linha, atendida: linha.qtde }
    const { fator_conversao: fator, multiplo, minimo } = base.embalagem
    const resta = restante.get(produto.id) ?? new Decimal(base.preco.qtEst)
    const passo = new Decimal(multiplo > 0 ? multiplo : 1)
    const cabem = resta.dividedBy(fator).dividedBy(passo).floor().times(passo)
    const servida = Decimal.min(linha.qtde, cabem)
    const atendida = servida.lessThan(Math.min(minimo, linha.qtde)) ? 0 : servida.toNumber()
    restante.set(produto.id, resta.minus(multiplicar(atendida, fator)))
    return { linha, atendida }
  })
}
