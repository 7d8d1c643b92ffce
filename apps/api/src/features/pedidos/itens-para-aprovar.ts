import { margemDoPreco } from '@balcao/dominio/aprovacoes/margem'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { ItemParaDecidir } from '../aprovacoes/aprovador.ts'
import { produtosParaAprovar } from './queries-para-aprovar.ts'

type Linha = {
  produtoId: number
  codigo: string
  descricao: string
  quantidade: string
  valorUnitario: string
  precoTabela: string | null
  descontoDado: string | null
  fatorConversao: string
  bonificado: boolean
}

/** GES-03 The lines of a quote or an order with what they leave: what is given brings nothing, and has no margin of its own. */
export async function itensParaAprovar(
  banco: Executor,
  { clienteId, filialId }: { clienteId: number; filialId: number },
  linhas: readonly Linha[],
): Promise<ItemParaDecidir[]> {
  const ids = [...new Set(linhas.map(({ produtoId }) => produtoId))]
  const produtos = await produtosParaAprovar(banco, { clienteId, filialId, ids })
  return linhas.map((linha) => {
    const produto = produtos.get(linha.produtoId)
    const { fatorConversao, valorUnitario, precoTabela, descontoDado, bonificado } = linha
    const custo = produto?.custo == null ? null : new Decimal(produto.custo).times(fatorConversao)
    return {
      codigo: linha.codigo,
      descricao: bonificado ? `${linha.descricao} (bonificado)` : linha.descricao,
      qtde: Number(linha.quantidade),
      precoTabela: precoTabela === null ? null : Number(precoTabela),
      preco: bonificado ? 0 : Number(valorUnitario),
      desconto: descontoDado === null ? null : Number(descontoDado),
      margem: bonificado ? null : margemDoPreco(valorUnitario, custo),
      estoque: produto?.estoque ?? null,
      ultimoPreco:
        produto?.ultimo == null ? null : new Decimal(produto.ultimo).times(fatorConversao).toNumber(),
    }
  })
}
