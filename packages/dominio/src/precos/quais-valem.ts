import type { Campanha } from './campanha.ts'
import type { Negociacao } from './negociacao.ts'

type Alvo = { idProd: number; marca: string; categoria: string }

/** GES-02 A product enters by any of them; where none is named, every product does. */
export type ProdutosDaCampanha = {
  produtos: readonly number[]
  marcas: readonly string[]
  categorias: readonly string[]
}
export type CampanhaGravada = ProdutosDaCampanha & { campanha: Campanha }

export const entraNaCampanha = ({ produtos, marcas, categorias }: ProdutosDaCampanha, alvo: Alvo): boolean =>
  (produtos.length === 0 && marcas.length === 0 && categorias.length === 0) ||
  produtos.includes(alvo.idProd) ||
  marcas.includes(alvo.marca) ||
  categorias.includes(alvo.categoria)

/** VEN-02, GES-02 Those that are for this product. */
export const campanhasDoProduto = (gravadas: readonly CampanhaGravada[], alvo: Alvo): Campanha[] =>
  gravadas.filter((uma) => entraNaCampanha(uma, alvo)).map(({ campanha }) => campanha)

/** GES-03 What an authorised price is for: what is null holds for whichever. */
type ParaQuais = { produtoId: number | null; marca: string | null; categoria: string | null }
export type NegociacaoParaProduto = ParaQuais & { negociacao: Negociacao }

export const negociacoesDoProduto = (gravadas: readonly NegociacaoParaProduto[], alvo: Alvo): Negociacao[] =>
  gravadas
    .filter(
      ({ produtoId, marca, categoria }) =>
        (produtoId ?? alvo.idProd) === alvo.idProd &&
        (marca ?? alvo.marca) === alvo.marca &&
        (categoria ?? alvo.categoria) === alvo.categoria,
    )
    .map(({ negociacao }) => negociacao)

export type DescontoGravado = { clienteId: number | null; produtoId: number | null; percentual: number }

/** ENT-09 What the ERP says of this product for this customer: the one that says most of both; among equals the best for who buys. */
export function descontoDoErp(gravados: readonly DescontoGravado[], idProd: number): { perc: number } | null {
  const precisao = ({ clienteId, produtoId }: DescontoGravado) =>
    (clienteId === null ? 0 : 2) + (produtoId === null ? 0 : 1)
  const [melhor] = gravados
    .filter(({ produtoId }) => (produtoId ?? idProd) === idProd)
    .toSorted((a, b) => precisao(b) - precisao(a) || a.percentual - b.percentual)
  return melhor && melhor.percentual !== 0 ? { perc: melhor.percentual } : null
}
