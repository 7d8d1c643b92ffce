import { marcaServe } from '@balcao/dominio/configuracao-fv/quem-vende'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { listarSugestoes } from '@balcao/dominio/orcamentos/edicao'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { rota } from '../../../rota.ts'
import { produtosNoEditor } from '../../precos/produtos-no-editor.ts'
import { contextoDoOrcamento } from '../conteudo/contexto.ts'
import { cotadasEmOutros } from '../conteudo/cotadas.ts'
import { quemEscreve } from '../conteudo/quem-vende.ts'
import { orcamentoDaSessao } from '../conteudo/queries-cabecalho.ts'
import { linhasDoOrcamento } from '../conteudo/queries-linhas.ts'
import { acompanhantes, type Comprado, compradosPeloCliente } from './queries-sugestoes.ts'

// Some of what is found has no price in the quote's table; and what went along may be known from before.
const FOLGA = 4
const MAIS_COMPRADOS = 300

export const rotaListarSugestoes = rota(listarSugestoes, async ({ params, sessao, negocio, agora, tx }) => {
  const documento = await orcamentoDaSessao(tx, sessao, params.id)
  if (!documento) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { diasDasSugestoes, quantasSugestoes: quantas } = negocio.parametros(documento.filialId)
  if (quantas === 0) return { comprados: [], acompanham: [] }
  const desde = inicioDoDia(somarDias(hojeEm(agora), -diasDasSugestoes))
  const noOrcamento = (await linhasDoOrcamento(tx, { id: documento.id })).map(({ produtoId }) => produtoId)
  const [comprados, juntos, contexto] = await Promise.all([
    compradosPeloCliente(tx, { clienteId: documento.clienteId, desde }, MAIS_COMPRADOS),
    acompanhantes(tx, { ids: noOrcamento, desde }, quantas * FOLGA),
    contextoDoOrcamento(tx, { negocio, agora }, documento),
  ])
  const porProduto = new Map(comprados.map((comprado) => [comprado.produtoId, comprado]))
  const novos = comprados
    .filter(({ produtoId }) => !noOrcamento.includes(produtoId))
    .slice(0, quantas * FOLGA)
  const ids = [...novos, ...juntos].map(({ produtoId }) => produtoId)
  const produtos = await produtosNoEditor(tx, contexto, ids, await cotadasEmOutros(tx, documento, ids))
  const quem = await quemEscreve(tx, { negocio, filialId: documento.filialId }, sessao)
  const sugerir = ({ produtoId, vezes }: { produtoId: number; vezes: number }) => {
    const produto = produtos.get(produtoId)
    return produto && vendavel(produto) && marcaServe(quem, produto.marca)
      ? [{ produto, ultima: ultimaDe(porProduto.get(produtoId)), vezes }]
      : []
  }
  const mostrados = novos.flatMap(sugerir).slice(0, quantas)
  const jaSugerido = new Set(mostrados.map(({ produto }) => produto.id))
  return {
    comprados: mostrados,
    acompanham: juntos
      .filter(({ produtoId }) => !jaSugerido.has(produtoId))
      .flatMap(sugerir)
      .slice(0, quantas),
  }
})

const vendavel = ({ precos: [preco], embalagens }: ProdutoNoEditor) =>
  (preco?.valor ?? null) !== null && embalagens.length > 0

const ultimaDe = (comprado: Comprado | undefined) =>
  comprado
    ? {
        data: hojeEm(comprado.ultimaEm),
        qtde: comprado.quantidade,
        emb: comprado.embalagem,
        vlUnit: comprado.valorUnitario,
      }
    : null
