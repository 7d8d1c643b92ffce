import { randomUUID } from 'node:crypto'
import {
  alterarOrcamento,
  criarOrcamento as comecarOrcamento,
  obterEdicao,
  pesquisarProdutosDoOrcamento,
} from '@balcao/dominio/orcamentos/edicao'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { pedir, type Sessao } from './pela-api.ts'

/** In stock, priced, and not held back by the branch: what a quote may have, in any order. */
export async function vendaveis(sessao: Sessao, id: number): Promise<ProdutoNoEditor[]> {
  const { itens } = await pedir(sessao, pesquisarProdutosDoOrcamento, {
    params: { id },
    query: { q: 'a', take: 30 },
  })
  return itens.filter(
    ({ precos: [preco] }) => preco?.nivel === 1 && preco.valor !== null && preco.qtEst > 100,
  )
}

/** The smallest package, and the least of it that is sold. */
export function menorVenda({ embalagens }: ProdutoNoEditor): { idEmb: number; qtde: number } {
  const [menor] = embalagens.toSorted((a, b) => a.fator_conversao - b.fator_conversao)
  return { idEmb: menor?.id ?? 0, qtde: Math.max(menor?.minimo ?? 1, menor?.multiplo ?? 1) }
}

const PRODUTOS = 2

/** VEN-02 A quote of that customer, with that much off, in percent. */
export async function criarOrcamento(sessao: Sessao, idCli: number, desconto: number | null = null) {
  const { id } = await pedir(sessao, comecarOrcamento, { corpo: { idCli } })
  const produtos = (await vendaveis(sessao, id)).slice(0, PRODUTOS)
  const { versao } = await pedir(sessao, obterEdicao, { params: { id } })
  const itens = produtos.map((produto) => ({
    chave: randomUUID(),
    idProd: produto.id,
    ...menorVenda(produto),
    desconto,
    precoDigitado: null,
    bonificado: false,
  }))
  await pedir(sessao, alterarOrcamento, { params: { id }, corpo: { versao, itens } })
  return { id }
}
