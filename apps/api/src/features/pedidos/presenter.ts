import type { RespostaDe } from '@balcao/dominio/contrato'
import type {
  listarUltimosPedidosDoProduto,
  obterPedido,
  PedidoDaLista,
} from '@balcao/dominio/pedidos/contratos'
import type { ItemDoDocumento } from '@balcao/dominio/pedidos/esquemas'
import type { ItemComPartes, PedidoComPartes, UltimoPedido } from './queries-detalhe.ts'
import type { LinhaDaLista } from './queries-lista.ts'
import type { Rotular } from './rotular-status.ts'

export function apresentarPedidoDaLista(linha: LinhaDaLista, rotular: Rotular): PedidoDaLista {
  const { id, cliente, filial, colaborador } = linha
  return {
    id,
    cliente,
    filial,
    colaborador,
    status: rotular(linha.status, filial.id),
    dtHorInc: linha.incluidoEm.toISOString(),
    dtProgr: linha.dataProgramada,
    ordComp: linha.ordemCompra,
    qtdeIt: linha.quantidadeItens,
    vlTot: Number(linha.valorTotal),
  }
}

/** The invoices of an order, as whoever keeps them tells. */
export type NotaDoPedido = {
  id: number
  numero: number
  chave: string
  filialId: number
  dataSaida: string
  valorTotal: string
}

type Partes = {
  encontrado: PedidoComPartes
  itens: readonly ItemComPartes[]
  notas: readonly NotaDoPedido[]
  percLucro: number | null
  rotular: Rotular
}

/** DOC-01 */
export function apresentarPedido(partes: Partes): RespostaDe<typeof obterPedido> {
  const { encontrado, itens, notas, percLucro, rotular } = partes
  const { pedido, cliente, filial, colaborador, plano, cobranca, tipoFrete, transportadora } = encontrado
  const { cupomCodigo, cupomDesconto } = pedido
  return {
    id: pedido.id,
    isPedido: true,
    cliente,
    filial,
    colaborador,
    status: rotular(pedido.status, filial.id),
    dtHorInc: pedido.incluidoEm.toISOString(),
    dtProgr: pedido.dataProgramada,
    ordComp: pedido.ordemCompra,
    plano,
    cobranca: { ...cobranca, taxaFixa: Number(pedido.taxaFixa) },
    tipoFrete,
    transportadora,
    itens: itens.filter(({ item }) => !item.removido).map(apresentarItem),
    itensRemovidos: itens.filter(({ item }) => item.removido).map(apresentarItem),
    obsEntrega: pedido.observacaoEntrega,
    obsPedido: pedido.observacaoPedido,
    obsCliente: pedido.observacaoCliente,
    qtdeIt: pedido.quantidadeItens,
    vlSubTot: Number(pedido.valorSubtotal),
    vlBoni: Number(pedido.valorBonificacao),
    cupom: cupomCodigo === null ? null : { codigo: cupomCodigo, desconto: Number(cupomDesconto ?? 0) },
    vlFrete: Number(pedido.valorFrete),
    vlTot: Number(pedido.valorTotal),
    percLucro,
    notas: notas.map(({ id, numero, chave, filialId, dataSaida, valorTotal }) => ({
      id,
      numNf: numero,
      chave,
      idFil: filialId,
      dtSai: dataSaida,
      vlTot: Number(valorTotal),
    })),
  }
}

/** DOC-02 */
function apresentarItem({ item, filial, imagemId, tabelaPreco }: ItemComPartes): ItemDoDocumento {
  const imposto = (perc: string, valor: string) => ({ perc: Number(perc), valor: Number(valor) })
  return {
    id: item.id,
    idFil: item.filialId,
    idProd: item.produtoId,
    idExibicao: item.codigo,
    idImagem: imagemId,
    descNF: item.descricao,
    emb: item.embalagem,
    filial,
    qtde: Number(item.quantidade),
    qtdeAt: Number(item.quantidadeAtendida),
    vlUnit: Number(item.valorUnitario),
    vlTot: Number(item.valorTotal),
    tabela_preco: tabelaPreco,
    impostos: {
      ipi: imposto(item.ipiPercentual, item.ipiValor),
      st: imposto(item.stPercentual, item.stValor),
      stsn: imposto(item.stsnPercentual, item.stsnValor),
      icmsPartilha: imposto(item.icmsPartilhaPercentual, item.icmsPartilhaValor),
    },
    critica_integradora: item.criticaIntegradora,
  }
}

type UltimoPedidoNoFio = RespostaDe<typeof listarUltimosPedidosDoProduto>['itens'][number]

export function apresentarUltimoPedido(linha: UltimoPedido, rotular: Rotular): UltimoPedidoNoFio {
  return {
    idPedido: linha.pedidoId,
    dtHorInc: linha.incluidoEm.toISOString(),
    status: rotular(linha.status, linha.filialId),
    qtde: Number(linha.quantidade),
    qtdeAt: Number(linha.quantidadeAtendida),
    emb: linha.embalagem,
    vlUnit: Number(linha.valorUnitario),
    vlTot: Number(linha.valorTotal),
  }
}
