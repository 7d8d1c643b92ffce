import type { Negociacao } from './negociacao.ts'
import type { Promocao } from './preco.ts'

type Alvo = { idProd: number; marca: string; categoria: string }

/** What is null holds for whichever. */
type ParaQuais = { produtoId: number | null; marca: string | null; categoria: string | null }
export type PromocaoGravada = ParaQuais & { promocao: Promocao }
export type NegociacaoParaProduto = ParaQuais & { negociacao: Negociacao }

const paraEste =
  (alvo: Alvo) =>
  ({ produtoId, marca, categoria }: ParaQuais): boolean =>
    (produtoId ?? alvo.idProd) === alvo.idProd &&
    (marca ?? alvo.marca) === alvo.marca &&
    (categoria ?? alvo.categoria) === alvo.categoria

/** VEN-02 Those that are for this product. */
export const promocoesDoProduto = (gravadas: readonly PromocaoGravada[], alvo: Alvo): Promocao[] =>
  gravadas.filter(paraEste(alvo)).map(({ promocao }) => promocao)

/** GES-03 The same of authorised prices. */
export const negociacoesDoProduto = (gravadas: readonly NegociacaoParaProduto[], alvo: Alvo): Negociacao[] =>
  gravadas.filter(paraEste(alvo)).map(({ negociacao }) => negociacao)

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
