import type { LinhaDigitada, LinhaGravada } from './edicao.ts'

const PREFIXO_DO_BRINDE = 'brinde-'

/** A line that a campaign put in has a key that says so, and for which product: the same gift is the same line, however often it is computed. */
export const chaveDoBrinde = (campanhaId: number, idOrigem: number): string =>
  `${PREFIXO_DO_BRINDE}${campanhaId}-${idOrigem}`

export const ehBrinde = (chave: string): boolean => chave.startsWith(PREFIXO_DO_BRINDE)

/** The product that a line follows: its own, or of a gift the one that is bought. */
export const produtoQueSegue = ({ chave, idProd }: Pick<LinhaDigitada, 'chave' | 'idProd'>): number =>
  ehBrinde(chave) ? Number(chave.slice(chave.lastIndexOf('-') + 1)) : idProd

type Mudancas = { itens: readonly LinhaDigitada[]; removidos: readonly string[] }

/** VEN-02 The lines that somebody typed, after what changed: known keys are replaced where they stand, new ones come at the end. */
export function aplicarMudancas<L extends LinhaDigitada>(
  atuais: readonly L[],
  { itens, removidos }: Mudancas,
): (L | LinhaDigitada)[] {
  const novas = new Map(itens.map((linha) => [linha.chave, linha]))
  const fora = new Set(removidos)
  const digitadas = atuais.filter(({ chave }) => !ehBrinde(chave))
  const conhecidas = new Set(digitadas.map(({ chave }) => chave))
  return [
    ...digitadas.map((linha) => novas.get(linha.chave) ?? linha),
    ...itens.filter(({ chave }) => !conhecidas.has(chave)),
  ].filter(({ chave }) => !fora.has(chave))
}

/** VEN-02 What was sent as it already is changes nothing, its price least of all. */
export function soOQueMudou<M extends Mudancas>(atuais: readonly LinhaDigitada[], mudancas: M): M {
  const antes = new Map(atuais.map((linha) => [linha.chave, linha]))
  const mudou = (linha: LinhaDigitada) => {
    const atual = antes.get(linha.chave)
    return (
      !atual || Object.entries(linha).some(([campo, valor]) => atual[campo as keyof LinhaDigitada] !== valor)
    )
  }
  return { ...mudancas, itens: mudancas.itens.filter(mudou) }
}

/** Products of which something changed: only their lines and gifts are priced again. */
export function produtosTocados(
  atuais: readonly Pick<LinhaGravada, 'chave' | 'idProd'>[],
  { itens, removidos }: Mudancas,
): Set<number> {
  const antes = new Map(atuais.map((linha) => [linha.chave, produtoQueSegue(linha)]))
  const deChave = (chave: string) => antes.get(chave) ?? []
  return new Set([
    ...itens.flatMap(({ chave, idProd }) => [idProd].concat(deChave(chave))),
    ...removidos.flatMap(deChave),
  ])
}
