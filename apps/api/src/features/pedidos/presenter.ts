import type { RespostaDe } from '@balcao/dominio/contrato'
import type { PedidoDaLista } from '@balcao/dominio/pedidos/campos'
import type { listarUltimosPedidosDoProduto, obterPedido } from '@balcao/dominio/pedidos/contratos'
import { apresentarDocumento } from './presenter-documento.ts'
import type { PedidoComPartes, UltimoPedido } from './queries-detalhe.ts'
import type { ItemComPartes } from './queries-documento.ts'
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

export function apresentarPedido(partes: Partes): RespostaDe<typeof obterPedido> {
  const { encontrado, itens, notas, percLucro, rotular } = partes
  const { status, filialId, dataProgramada, valorFaturado } = encontrado.documento
  return {
    ...apresentarDocumento({ encontrado, itens, isPedido: true, percLucro }),
    status: rotular(status, filialId),
    dtProgr: dataProgramada,
    vlFaturado: Number(valorFaturado),
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
