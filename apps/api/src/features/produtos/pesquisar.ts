import { pesquisarProdutos } from '@balcao/dominio/produtos/contratos'
import { listarTabelasDePreco } from '@balcao/dominio/produtos/tabelas-de-preco'
import { rota } from '../../rota.ts'
import { apresentarProdutoEncontrado } from './presenter.ts'
import { pesquisarProdutosAtivos, tabelasDePrecoAtivas } from './queries.ts'

export const rotaPesquisarProdutos = rota(pesquisarProdutos, async ({ query, tx }) => {
  const { itens, paginator } = await pesquisarProdutosAtivos(tx, query)
  return { itens: itens.map(apresentarProdutoEncontrado), paginator }
})

export const rotaListarTabelasDePreco = rota(listarTabelasDePreco, async ({ tx }) => {
  const tabelas = await tabelasDePrecoAtivas(tx)
  return { itens: tabelas.map(({ id, nome }) => ({ numeroTabela: id, nomeTabela: nome })) }
})
