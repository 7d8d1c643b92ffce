import { Decimal, somar } from '@balcao/dominio/formatos/decimal'
import { baseDaLinha } from '@balcao/dominio/orcamentos/precificar'
import { SEM_ESTOQUE } from '@balcao/dominio/pedidos/saldo'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import { colunasDaLinha } from '../conteudo/colunas-da-linha.ts'
import { type Previsto, unidadesDaLinha } from './prever.ts'
import { inserirItens, inserirPedido, reservar } from './queries.ts'

const STATUS_INICIAL = 'AGUARDANDO'

/** The order with its lines, what the stock did not serve among the removed ones, and what it holds of the stock. */
export async function gravarPedidoDoOrcamento(
  tx: Tx,
  previsto: Previsto,
  { agora, colaboradorId }: Autoria,
): Promise<number> {
  const { documento } = previsto
  const pedidoId = await inserirPedido(tx, {
    clienteId: documento.clienteId,
    filialId: documento.filialId,
    colaboradorId: documento.colaboradorId,
    ordemCompra: documento.ordemCompra,
    planoPagamentoId: documento.planoPagamentoId,
    formaCobrancaId: documento.formaCobrancaId,
    taxaFixa: documento.taxaFixa,
    tipoFreteId: documento.tipoFreteId,
    transportadoraId: documento.transportadoraId,
    observacaoEntrega: documento.observacaoEntrega,
    observacaoPedido: documento.observacaoPedido,
    observacaoCliente: documento.observacaoCliente,
    valorFrete: documento.valorFrete,
    valorSeguro: documento.valorSeguro,
    tabelaPrecoId: documento.tabelaPrecoId,
    enderecoEntregaId: documento.enderecoEntregaId,
    freteEscolhido: documento.freteEscolhido,
    status: STATUS_INICIAL,
    incluidoEm: agora,
    ...totaisPrevistos(previsto),
    criadoEm: agora,
    criadoPor: colaboradorId,
    atualizadoEm: agora,
    atualizadoPor: colaboradorId,
  })
  await inserirItens(tx, itensDoPedido(previsto, pedidoId))
  await reservar(tx, reservasDoPedido(previsto, pedidoId))
  return pedidoId
}

export function totaisPrevistos({ precificado: { totais }, cupom, margem }: Previsto) {
  return {
    quantidadeItens: totais.qtdeIt,
    valorSubtotal: totais.vlSubTot.toFixed(2),
    valorBonificacao: totais.vlBoni.toFixed(2),
    cupomCodigo: cupom?.codigo ?? null,
    cupomDesconto: cupom ? totais.descontoCupom.toFixed(2) : null,
    cupomImpostos: cupom ? totais.descontoCupom.minus(totais.abatimentoCupom).toFixed(2) : '0',
    valorTotal: totais.vlTot.toFixed(2),
    percentualLucro: margem?.toFixed(2) ?? null,
  }
}

/** VEN-02 A line of what goes, as it is kept; nothing of one that has no price. */
export function linhaPrevista(
  previsto: Previsto,
  linha: Previsto['finais'][number],
  { numeroItem, removido = false }: { numeroItem: number; removido?: boolean },
) {
  const { produtos, precificado, documento, contexto, precificar } = previsto
  const produto = produtos.get(linha.idProd)
  const base = baseDaLinha(linha, produto)
  const precificada = removido ? precificar(linha) : precificado.linhas.get(linha.chave)
  if (!produto || !base || !precificada) return []
  const { orcamentoId: _, ...item } = colunasDaLinha({
    orcamentoId: documento.id,
    filialId: documento.filialId,
    numeroItem,
    linha,
    produto,
    embalagem: base.embalagem,
    precificada,
    descontoCupom: removido ? new Decimal(0) : (precificado.descontoCupom.get(linha.chave) ?? new Decimal(0)),
    validacao: contexto.validacaoPreco,
    promocaoId: 'promocaoId' in linha ? linha.promocaoId : null,
  })
  return [item]
}

function itensDoPedido(previsto: Previsto, pedidoId: number) {
  const { finais, resta } = previsto
  // Of a part nothing is missing: what the stock did not serve is still in the quote.
  const faltas = resta ? [] : previsto.faltas
  const faltantes = faltas.map(({ linha, atendida }) => ({
    ...linha,
    qtde: new Decimal(linha.qtde).minus(atendida).toNumber(),
  }))
  const colunas = (linha: (typeof finais)[number], numeroItem: number, removido: boolean) =>
    linhaPrevista(previsto, linha, { numeroItem, removido }).map(({ chave: _, ...item }) => ({
      ...item,
      pedidoId,
      removido,
      motivoRemocao: removido ? SEM_ESTOQUE : null,
    }))
  return [
    ...finais.flatMap((linha, i) => colunas(linha, i + 1, false)),
    ...faltantes.flatMap((linha, i) => colunas(linha, finais.length + i + 1, true)),
  ]
}

function reservasDoPedido({ finais, produtos, documento }: Previsto, pedidoId: number) {
  const porProduto = Map.groupBy(finais, ({ idProd }) => idProd)
  return [...porProduto].map(([produtoId, linhas]) => ({
    pedidoId,
    filialId: documento.filialId,
    produtoId,
    quantidade: somar(...linhas.map((linha) => unidadesDaLinha(linha, produtos))).toFixed(4),
  }))
}
