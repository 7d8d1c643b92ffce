import { chaveDaImagem } from '@balcao/api/src/features/produtos/imagem.ts'
import {
  estoque,
  preco,
  produto,
  produtoEmbalagem,
  produtoSubstituto,
  tabelaPreco,
} from '@balcao/api/src/features/produtos/tabelas.ts'
import type { Armazem } from '@balcao/api/src/platform/arquivos/armazem.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { idsPorChave } from '@balcao/api/src/platform/banco/ids-por-chave.ts'
import type { Demo } from '../gerar-demo.ts'
import { emLotes, gravarEmLotes, type Quando } from '../lotes.ts'
import type { ProdutoGerado } from './gerar-produtos.ts'

const IMAGENS_AO_MESMO_TEMPO = 30

export async function gravarImagens(armazem: Pick<Armazem, 'gravar'>, produtos: readonly ProdutoGerado[]) {
  for (const lote of emLotes(produtos, IMAGENS_AO_MESMO_TEMPO))
    await Promise.all(
      lote.map(({ imagemId, imagem }) => armazem.gravar(chaveDaImagem(imagemId), imagem, 'image/svg+xml')),
    )
}

/** Price tables, products, packs, prices and stock; answers the id of a price table by its name. */
export async function preencherProdutos(
  tx: Executor,
  { tabelasDePreco, produtos }: Demo,
  idDaFilial: (posicao: number) => number,
  quando: Quando,
): Promise<(nome: string) => number> {
  const tabelas = await tx
    .insert(tabelaPreco)
    .values(tabelasDePreco.map((linha) => ({ ...linha, ...quando })))
    .returning({ chave: tabelaPreco.nome, id: tabelaPreco.id })
  const idDaTabela = idsPorChave(tabelas)

  const linhas = produtos.map(({ imagem: _, embalagens: __, precos: ___, estoques: ____, ...linha }) => ({
    ...linha,
    ...quando,
  }))
  const gravados = await gravarEmLotes(linhas, (lote) =>
    tx.insert(produto).values(lote).returning({ chave: produto.codigo, id: produto.id }),
  )
  const idDoProduto = idsPorChave(gravados.flat())
  /** Rows that hang from each product, all together. */
  const de = <T>(partes: (gerado: ProdutoGerado, produtoId: number) => T[]) =>
    produtos.flatMap((gerado) => partes(gerado, idDoProduto(gerado.codigo)))

  await gravarEmLotes(
    de(({ embalagens }, produtoId) => embalagens.map((embalagem) => ({ produtoId, ...embalagem }))),
    (lote) => tx.insert(produtoEmbalagem).values(lote),
  )
  await gravarEmLotes(
    de(({ precos }, produtoId) =>
      precos.map(({ tabela, valor }) => ({ tabelaPrecoId: idDaTabela(tabela), produtoId, valor })),
    ),
    (lote) => tx.insert(preco).values(lote),
  )
  await gravarEmLotes(
    de(({ estoques }, produtoId) =>
      estoques.map((saldo, i) => ({ filialId: idDaFilial(i), produtoId, ...saldo })),
    ),
    (lote) => tx.insert(estoque).values(lote),
  )
  // The same thing in the same size, by another maker.
  const iguais = Map.groupBy(produtos, ({ descricao }) => descricao)
  await gravarEmLotes(
    de(({ codigo, descricao }, produtoId) =>
      (iguais.get(descricao) ?? [])
        .filter((outro) => outro.codigo !== codigo)
        .map((outro, i) => ({ produtoId, substitutoId: idDoProduto(outro.codigo), ordem: i + 1 })),
    ),
    (lote) => tx.insert(produtoSubstituto).values(lote),
  )
  return idDaTabela
}
