import { marcaServe } from '@balcao/dominio/configuracao-fv/quem-vende'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { ORDENACAO_PADRAO_DE_PRODUTO } from '@balcao/dominio/listas/ordenacao'
import { pesquisarProdutosDoOrcamento, produtosPorCodigo } from '@balcao/dominio/orcamentos/edicao'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { produtosNoEditor } from '../../precos/produtos-no-editor.ts'
import { idsPorCodigo, pesquisarProdutosAtivos } from '../../produtos/queries.ts'
import { comAlternativas } from '../../produtos/queries-alternativas.ts'
import { contextoDoOrcamento } from '../conteudo/contexto.ts'
import { cotadasEmOutros } from '../conteudo/cotadas.ts'
import { quemEscreve } from '../conteudo/quem-vende.ts'
import { orcamentoDaSessao } from '../conteudo/queries-cabecalho.ts'

type Pergunta = { tx: Executor; sessao: Sessao; negocio: Negocio; agora: Date }

/** Products as the quote sees them; a quote of somebody else is refused like one that does not exist. */
async function paraOOrcamento({ tx, sessao, ...quando }: Pergunta, id: number) {
  const documento = await orcamentoDaSessao(tx, sessao, id)
  if (!documento) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const contexto = await contextoDoOrcamento(tx, quando, documento)
  const { permitidos } = await quemEscreve(tx, { ...quando, filialId: documento.filialId }, sessao)
  const onde = {
    filialId: documento.filialId,
    vendeMarca: (marca: string) => marcaServe({ permitidos }, marca),
  }
  const produtosDe = async (ids: readonly number[]): Promise<Map<number, ProdutoNoEditor>> =>
    comAlternativas(
      tx,
      onde,
      await produtosNoEditor(tx, contexto, ids, await cotadasEmOutros(tx, documento, ids)),
    )
  return { produtosDe, marcas: permitidos.marcas }
}

export const rotaPesquisarProdutosDoOrcamento = rota(
  pesquisarProdutosDoOrcamento,
  async ({ params, query, ...pergunta }) => {
    const { produtosDe, marcas } = await paraOOrcamento(pergunta, params.id)
    const pesquisa = { ...query, marcas, orderBy: ORDENACAO_PADRAO_DE_PRODUTO } as const
    const { itens, paginator } = await pesquisarProdutosAtivos(pergunta.tx, pesquisa)
    const ids = itens.map(({ id }) => id)
    const produtos = await produtosDe(ids)
    return { itens: ids.flatMap((id) => produtos.get(id) ?? []), paginator }
  },
)

export const rotaProdutosPorCodigo = rota(produtosPorCodigo, async ({ params, corpo, ...pergunta }) => {
  const { produtosDe, marcas } = await paraOOrcamento(pergunta, params.id)
  const ids = await idsPorCodigo(pergunta.tx, corpo.codigos, marcas)
  const produtos = await produtosDe([...ids.values()])
  const achar = (codigo: string) => produtos.get(ids.get(codigo) ?? 0)
  return {
    encontrados: corpo.codigos.flatMap((codigo) => {
      const produto = achar(codigo)
      return produto ? [{ codigo, produto }] : []
    }),
    naoEncontrados: corpo.codigos.filter((codigo) => !achar(codigo)),
  }
})
