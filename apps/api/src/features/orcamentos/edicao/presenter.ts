import type { CabecalhoDoOrcamento, TotaisDoOrcamento } from '@balcao/dominio/orcamentos/edicao'
import type { OrcamentoDoBanco } from './queries-cabecalho.ts'

export const apresentarCabecalho = (linha: OrcamentoDoBanco, idTabela: number): CabecalhoDoOrcamento => ({
  dtVal: linha.dataValidade,
  ordComp: linha.ordemCompra,
  idTabela,
  idPlano: linha.planoPagamentoId,
  idCobranca: linha.formaCobrancaId,
  idTipoFrete: linha.tipoFreteId,
  idTransp: linha.transportadoraId,
  idEndereco: linha.enderecoEntregaId,
  cupom: linha.cupomCodigo,
  vlFrete: Number(linha.valorFrete),
  frete: linha.freteEscolhido,
  obsEntrega: linha.observacaoEntrega,
  obsPedido: linha.observacaoPedido,
  obsCliente: linha.observacaoCliente,
})

export const apresentarTotais = (linha: OrcamentoDoBanco, percLucro: number | null): TotaisDoOrcamento => ({
  qtdeIt: linha.quantidadeItens,
  vlSubTot: Number(linha.valorSubtotal),
  vlBoni: Number(linha.valorBonificacao),
  descontoCupom: Number(linha.cupomDesconto ?? 0),
  vlFrete: Number(linha.valorFrete),
  taxaFixa: Number(linha.taxaFixa),
  vlTot: Number(linha.valorTotal),
  percLucro,
})
