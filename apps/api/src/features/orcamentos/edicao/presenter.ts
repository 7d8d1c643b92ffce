import { type FreteGuardado, pagoCalculado, porQueRecalcular } from '@balcao/dominio/fretes/calculado'
import type {
  CabecalhoDoOrcamento,
  FreteEscolhido,
  TotaisDoOrcamento,
} from '@balcao/dominio/orcamentos/edicao'
import type { PrecoGravado } from '@balcao/dominio/precos/preco-mantido'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'

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
  vlSeguro: Number(linha.valorSeguro),
  frete: apresentarFrete(linha.freteEscolhido),
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
  vlSeguro: Number(linha.valorSeguro),
  taxaFixa: Number(linha.taxaFixa),
  vlTot: Number(linha.valorTotal),
  percLucro,
})

export const apresentarPrecoGravado = ({
  valorUnitario,
  precoTabela,
  precoReferencia,
  descontoErp,
  precoDigitado,
  promocao,
  negociacaoId,
  beneficios,
  memoria,
}: PrecoGravado): PrecoGravado => ({
  valorUnitario,
  precoTabela,
  ...(precoReferencia !== undefined && { precoReferencia }),
  descontoErp,
  precoDigitado,
  promocao,
  ...(negociacaoId != null && { negociacaoId }),
  ...(beneficios && { beneficios }),
  memoria,
})

const apresentarFrete = (frete: FreteGuardado | null): FreteEscolhido | null =>
  frete && {
    numero: frete.numero,
    idTransp: frete.idTransp,
    nomeTransp: frete.nomeTransp,
    prazo: frete.prazo,
    previsao: frete.previsao,
    valor: frete.valor,
    embutido: frete.embutido,
    pago: pagoCalculado(frete),
    desatualizado: porQueRecalcular(frete),
  }
