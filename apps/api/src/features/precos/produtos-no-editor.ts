import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import {
  campanhasDoProduto,
  descontoDoErp,
  entraNaCampanha,
  negociacoesDoProduto,
} from '@balcao/dominio/precos/quais-valem'
import { escolherRegraFiscal } from '@balcao/dominio/precos/regra-fiscal'
import type { Operacao } from '@balcao/dominio/precos/tributacao'
import { nivelDeEstoque } from '@balcao/dominio/produtos/estoque'
import type { Executor } from '../../platform/banco/conexao.ts'
import {
  campanhasEmVigor,
  descontosDoErp,
  type Embalagem,
  embalagensDosProdutos,
  negociacoesEmVigor,
  type ProdutoComPreco,
  produtosComPreco,
  regrasFiscais,
} from './queries.ts'

/** For whom, where and when prices are asked. */
export type ContextoDosPrecos = {
  clienteId: number
  filialId: number
  tabela: { id: number; nome: string }
  /** The customer's own table: what is given is measured from it. */
  referenciaId: number
  operacao: Operacao
  hoje: string
  vendeSemEstoque: boolean
  /** GES-04 What replaces goods that come back is as many as they were: no package asks for more. */
  semMinimo: boolean
  planoId: number
  /** GES-03 Whether the customer has prices of their own, and any that is for one plan only. */
  negocia: { alguma: boolean; porPlano: boolean }
}

/** VEN-02, ENT-09 Each product with all that its price rests on, and what campaigns give with it: as many queries for one as for five hundred. */
export async function produtosNoEditor(
  banco: Executor,
  contexto: ContextoDosPrecos,
  ids: readonly number[],
  cotadas: ReadonlyMap<number, number> = new Map(),
  comBrindes = true,
): Promise<Map<number, ProdutoNoEditor>> {
  if (ids.length === 0) return new Map()
  const { clienteId, filialId, tabela, referenciaId, operacao, hoje } = contexto
  const lugar = { filialId, tabelaPrecoId: tabela.id, referenciaId, hoje, ids: [...new Set(ids)] }
  // One after the other: inside a transaction there is only one connection to ask by.
  const campanhas = await campanhasEmVigor(banco, { ...lugar, clienteId })
  const linhas = await produtosComPreco(banco, lugar)
  const embalagens = await embalagensDosProdutos(banco, lugar)
  const descontos = await descontosDoErp(banco, { ...lugar, clienteId })
  const negociacoes = contexto.negocia.alguma
    ? await negociacoesEmVigor(banco, { ...lugar, clienteId, planoId: contexto.planoId })
    : []
  const regras = await regrasFiscais(banco, {
    de: operacao.ufOrigem,
    para: operacao.ufDestino,
    hoje,
    ids: lugar.ids,
  })
  const porProduto = Map.groupBy(embalagens, ({ produtoId }) => produtoId)
  const dados = campanhas.flatMap(({ campanha, ...quais }) =>
    campanha.tipo === 'BRINDE' &&
    campanha.idProd !== null &&
    !lugar.ids.includes(campanha.idProd) &&
    linhas.some(({ produto: { id, marca, categoria } }) =>
      entraNaCampanha(quais, { idProd: id, marca, categoria }),
    )
      ? [campanha.idProd]
      : [],
  )
  // A gift may have gifts of its own, which nobody gets by it: one step is enough.
  const brindes = comBrindes ? await produtosNoEditor(banco, contexto, dados, cotadas, false) : []
  return new Map([
    ...brindes,
    ...linhas.map((linha): [number, ProdutoNoEditor] => {
      const { id, marca, categoria, ncm } = linha.produto
      const negociadas = negociacoesDoProduto(negociacoes, { idProd: id, marca, categoria })
      return [
        id,
        {
          ...apresentarProduto(linha, porProduto.get(id) ?? [], contexto.semMinimo),
          precos: [
            {
              idFil: filialId,
              tabela,
              // What is out of line is sold by nobody, whatever its price.
              valor: linha.valor === null || !linha.produto.ativo ? null : Number(linha.valor),
              ...(referenciaId !== tabela.id && {
                referencia: linha.referencia === null ? null : Number(linha.referencia),
              }),
              descontoErp: descontoDoErp(descontos, id),
              promocoes: campanhasDoProduto(campanhas, { idProd: id, marca, categoria }),
              ...(negociadas.length > 0 && { negociacoes: negociadas }),
              regra: escolherRegraFiscal(regras, { idProd: id, ncm, ...operacao }),
              ...estoqueDoProduto(linha, contexto.vendeSemEstoque),
              qtdCotada: cotadas.get(id) ?? 0,
            },
          ],
        },
      ]
    }),
  ])
}

function estoqueDoProduto(linha: ProdutoComPreco, vendeSemEstoque: boolean) {
  const emMaos = Number(linha.quantidade ?? 0)
  const qtEst = Math.max(0, emMaos - Number(linha.bloqueado ?? 0) - Number(linha.reservado ?? 0))
  return {
    qtEst,
    nivel: nivelDeEstoque(qtEst, Number(linha.minimo ?? 0)),
    qtdMax: vendeSemEstoque ? null : qtEst,
  }
}

const apresentarProduto = (
  { produto }: ProdutoComPreco,
  embalagens: readonly Embalagem[],
  semMinimo: boolean,
) => ({
  id: produto.id,
  idExibicao: produto.codigo,
  descricaocompleta: produto.descricaoCompleta,
  marca: produto.marca,
  und: produto.unidade,
  codigo_barras: produto.codigoBarras,
  idImagem: produto.imagemId,
  pesoLiquido: Number(produto.pesoLiquido),
  pesoBruto: Number(produto.pesoBruto),
  altura: Number(produto.altura),
  largura: Number(produto.largura),
  comprimento: Number(produto.comprimento),
  embalagens: embalagens.map(({ id, unidade, fatorConversao, multiplo, minimo }) => ({
    id,
    unidade,
    fator_conversao: Number(fatorConversao),
    // One is a whole unit; below it is what is weighed.
    multiplo: semMinimo ? Math.min(Number(multiplo), 1) : Number(multiplo),
    minimo: semMinimo ? 0 : Number(minimo),
  })),
})
