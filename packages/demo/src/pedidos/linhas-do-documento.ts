import { emReais } from '../precos/calcular-impostos.ts'
import type { Referencias } from '../referencias.ts'
import type { ItemDoPedido, PedidoSemNumero } from './precificar-pedido.ts'

/** What the row of an order and that of a quote have in common. */
export function linhaDoDocumento(gerado: PedidoSemNumero & { numero: number }, ids: Referencias) {
  const colaboradorId = ids.colaborador(gerado.colaborador)
  return {
    id: gerado.numero,
    clienteId: ids.cliente(gerado.cliente),
    filialId: ids.filial(gerado.filial),
    colaboradorId,
    status: gerado.status,
    incluidoEm: gerado.incluidoEm,
    ordemCompra: gerado.ordemCompra,
    planoPagamentoId: ids.plano(gerado.plano),
    formaCobrancaId: ids.cobranca(gerado.cobranca),
    taxaFixa: gerado.taxaFixa,
    tipoFreteId: ids.frete(gerado.tipoFrete),
    transportadoraId: gerado.transportadora === null ? null : ids.transportadora(gerado.transportadora),
    observacaoEntrega: gerado.observacaoEntrega,
    observacaoPedido: gerado.observacaoPedido,
    observacaoCliente: gerado.observacaoCliente,
    quantidadeItens: gerado.quantidadeItens,
    valorSubtotal: gerado.valorSubtotal,
    valorBonificacao: gerado.valorBonificacao,
    cupomCodigo: gerado.cupomCodigo,
    cupomDesconto: gerado.cupomDesconto,
    valorFrete: gerado.valorFrete,
    valorSeguro: gerado.valorSeguro,
    valorTotal: gerado.valorTotal,
    percentualLucro: gerado.percentualLucro,
    criadoEm: gerado.incluidoEm,
    criadoPor: colaboradorId,
    atualizadoEm: gerado.incluidoEm,
    atualizadoPor: colaboradorId,
  }
}

export function linhasDosItens(itens: readonly ItemDoPedido[], ids: Referencias) {
  return itens.map(({ impostos: { ipi, st, stsn, icmsPartilha }, ...item }, i) => ({
    numeroItem: i + 1,
    filialId: ids.filial(item.filial),
    produtoId: ids.produto(item.codigo),
    codigo: item.codigo,
    descricao: item.descricao,
    embalagem: item.embalagem,
    quantidade: item.quantidade,
    quantidadeAtendida: item.atendida,
    valorUnitario: item.valorUnitario,
    ipiPercentual: ipi.aliquota,
    ipiValor: emReais(ipi.valor),
    stPercentual: st.aliquota,
    stValor: emReais(st.valor),
    stsnPercentual: stsn.aliquota,
    stsnValor: emReais(stsn.valor),
    icmsPartilhaPercentual: icmsPartilha.aliquota,
    icmsPartilhaValor: emReais(icmsPartilha.valor),
    valorTotal: item.valorTotal,
    tabelaPrecoId: ids.tabela(item.tabela),
    criticaIntegradora: item.critica,
    removido: item.removido,
  }))
}
