import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { formaCobranca, pedido, pedidoItem, planoPagamento, tipoFrete } from '../pedidos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import type { MensagemAoErp } from './mensagem.ts'

/** The order as it stands, for the ERP; what was removed from it is not sent. */
export async function pedidoParaOErp(tx: Tx, pedidoId: number): Promise<MensagemAoErp['pedido']> {
  const [achado] = await tx
    .select({
      pedido,
      filial: { id: filial.id, cnpj: filial.cnpj },
      cliente: { id: cliente.id, documento: cliente.documento, razSoc: cliente.razaoSocial },
      plano: planoPagamento.descricao,
      cobranca: formaCobranca.descricao,
      tipoDeFrete: tipoFrete.descricao,
      transportadora: transportadora.razaoSocial,
    })
    .from(pedido)
    .innerJoin(filial, eq(filial.id, pedido.filialId))
    .innerJoin(cliente, eq(cliente.id, pedido.clienteId))
    .innerJoin(planoPagamento, eq(planoPagamento.id, pedido.planoPagamentoId))
    .innerJoin(formaCobranca, eq(formaCobranca.id, pedido.formaCobrancaId))
    .innerJoin(tipoFrete, eq(tipoFrete.id, pedido.tipoFreteId))
    .leftJoin(transportadora, eq(transportadora.id, pedido.transportadoraId))
    .where(eq(pedido.id, pedidoId))
  if (!achado) throw new Error('o pedido não existe')
  const itens = await tx
    .select({
      numero: pedidoItem.numeroItem,
      codigo: pedidoItem.codigo,
      descricao: pedidoItem.descricao,
      embalagem: pedidoItem.embalagem,
      filial: pedidoItem.filialId,
      qtde: pedidoItem.quantidade,
      vlUnit: pedidoItem.valorUnitario,
      vlTot: pedidoItem.valorTotal,
    })
    .from(pedidoItem)
    .where(and(eq(pedidoItem.pedidoId, pedidoId), eq(pedidoItem.removido, false)))
    .orderBy(asc(pedidoItem.numeroItem))
  const { pedido: linha } = achado
  return {
    id: linha.id,
    idExterno: linha.idExterno,
    status: linha.status,
    filial: achado.filial,
    cliente: achado.cliente,
    incluidoEm: linha.incluidoEm.toISOString(),
    dataProgramada: linha.dataProgramada,
    ordemCompra: linha.ordemCompra,
    plano: achado.plano,
    cobranca: achado.cobranca,
    frete: { tipo: achado.tipoDeFrete, transportadora: achado.transportadora, valor: linha.valorFrete },
    observacoes: { pedido: linha.observacaoPedido, entrega: linha.observacaoEntrega },
    vlSubTot: linha.valorSubtotal,
    vlTot: linha.valorTotal,
    itens,
  }
}
