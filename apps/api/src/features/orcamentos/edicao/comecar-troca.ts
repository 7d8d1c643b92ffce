import { randomUUID } from 'node:crypto'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { deQuemEh } from '../conteudo/quem-vende.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import { mudarOrcamento } from '../conteudo/queries-mudanca.ts'
import { comecarOrcamento, type Escrita } from './comecar.ts'
import { type Base, preencherDocumento } from './preencher-documento.ts'

type ProdutoDevolvido = {
  produtoId: number
  codigo: string
  descricao: string
  unidade: string
  qtde: number
}
type Troca = {
  id: number
  clienteId: number
  filialId: number
  observacao: string
  /** What goes out is what came back; empty where somebody is to choose. */
  produtos: readonly ProdutoDevolvido[]
}

/** GES-04 The quote of what replaces goods that come back, at today's prices; what is no longer sold is told by its name. */
export async function comecarOrcamentoDaTroca(
  escrita: Escrita,
  { id: troca, clienteId, filialId, observacao, produtos }: Troca,
): Promise<{ orcamento: OrcamentoDoBanco; foraDeLinha: string[] }> {
  const { tx, autoria } = escrita
  const novo = await comecarOrcamento(escrita, { idCli: clienteId, idFil: filialId, deOnde: { troca } })
  const documento = await mudarOrcamento(tx, novo.id, { observacaoPedido: observacao }, autoria)
  if (produtos.length === 0) return { orcamento: documento, foraDeLinha: [] }
  const foraDeLinha: string[] = []
  const deQuem = await deQuemEh(tx, escrita, novo)
  const ids = produtos.map(({ produtoId }) => produtoId)
  await preencherDocumento(escrita, { novo, documento, deQuem, ids }, (base) =>
    produtos.flatMap((produto) => {
      const linha = linhaDe(produto, base)
      if (linha) return [linha]
      foraDeLinha.push(`${produto.codigo} · ${produto.descricao}`)
      return []
    }),
  )
  return { orcamento: documento, foraDeLinha }
}

/** Sold as the invoice says, or by the unit of stock. */
const embalagemDe = (unidade: string, { embalagens }: ProdutoNoEditor) =>
  embalagens.find((uma) => uma.unidade === unidade) ?? embalagens.find((uma) => uma.fator_conversao === 1)

function linhaDe(
  { produtoId, unidade, qtde }: ProdutoDevolvido,
  { produtos, vende }: Base,
): LinhaDigitada | null {
  const produto = produtos.get(produtoId)
  const embalagem = produto && embalagemDe(unidade, produto)
  if (!embalagem || !vende(produtoId, embalagem.id)) return null
  return {
    chave: randomUUID(),
    idProd: produtoId,
    idEmb: embalagem.id,
    qtde,
    desconto: null,
    precoDigitado: null,
    bonificado: false,
  }
}
