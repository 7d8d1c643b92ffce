import type { Forma } from '../desenho/formas.ts'

/** Size as printed on the pack, net grams, retail price in cents, outer pack and how many it holds. */
export type Tamanho = readonly [
  texto: string,
  gramas: number,
  centavos: number,
  caixa: 'CX' | 'FD' | 'DP',
  fator: number,
]

/** A line of products: one product for each brand and size. */
export type LinhaDeProduto = {
  nome: string
  categoria: string
  marcas: readonly string[]
  ncm: string
  forma: Forma
  /** What the pack is called in the full description: 'pacote', 'garrafa'; empty when the name says it. */
  embalagem: string
  unidade?: string
  tamanhos: readonly Tamanho[]
}
