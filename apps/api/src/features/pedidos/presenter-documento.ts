import type { documentoComercial, ItemDoDocumento } from '@balcao/dominio/pedidos/esquemas'
import type * as z from 'zod/mini'
import type { DocumentoComPartes, ItemComPartes } from './queries-documento.ts'

type DocumentoNoFio = z.output<typeof documentoComercial>

type Partes = {
  encontrado: DocumentoComPartes
  itens: readonly ItemComPartes[]
  isPedido: boolean
  percLucro: number | null
}

/** DOC-01 What a quote and an order tell alike. */
export function apresentarDocumento({ encontrado, itens, isPedido, percLucro }: Partes): DocumentoNoFio {
  const { documento, cliente, filial, colaborador, plano, cobranca, tipoFrete, transportadora } = encontrado
  const { cupomCodigo, cupomDesconto } = documento
  return {
    id: documento.id,
    isPedido,
    cliente,
    filial,
    colaborador,
    dtHorInc: documento.incluidoEm.toISOString(),
    ordComp: documento.ordemCompra,
    plano,
    cobranca: { ...cobranca, taxaFixa: Number(documento.taxaFixa) },
    tipoFrete,
    transportadora,
    itens: itens.filter(({ item }) => !item.removido).map(apresentarItem),
    itensRemovidos: itens.filter(({ item }) => item.removido).map(apresentarItem),
    obsEntrega: documento.observacaoEntrega,
    obsPedido: documento.observacaoPedido,
    obsCliente: documento.observacaoCliente,
    qtdeIt: documento.quantidadeItens,
    vlSubTot: Number(documento.valorSubtotal),
    vlBoni: Number(documento.valorBonificacao),
    cupom:
      cupomCodigo === null
        ? null
        : {
            codigo: cupomCodigo,
            desconto: Number(cupomDesconto ?? 0),
            impostos: Number(documento.cupomImpostos),
          },
    vlFrete: Number(documento.valorFrete),
    vlSeguro: Number(documento.valorSeguro),
    vlTot: Number(documento.valorTotal),
    percLucro,
  }
}

const numero = (valor: string | null): number | null => (valor === null ? null : Number(valor))

function apresentarItem({ item, filial, imagemId, tabelaPreco, promocao }: ItemComPartes): ItemDoDocumento {
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
    motivo: {
      semDescontos: numero(item.precoTabela),
      descontoErp: item.descontoErpPercentual === null ? null : { perc: Number(item.descontoErpPercentual) },
      promocao,
      descontoVendedor: numero(item.descontoVendedor),
      digitado: item.precoDigitado,
      passos: item.memoria ?? [],
    },
    bonificado: item.bonificado,
    motivoRemocao: item.motivoRemocao,
    impostos: {
      ipi: imposto(item.ipiPercentual, item.ipiValor),
      st: imposto(item.stPercentual, item.stValor),
      stsn: imposto(item.stsnPercentual, item.stsnValor),
      fcpSt: imposto(item.fcpStPercentual, item.fcpStValor),
      icmsPartilha: imposto(item.icmsPartilhaPercentual, item.icmsPartilhaValor),
    },
    informados: {
      ibs: imposto(item.ibsPercentual, item.ibsValor),
      cbs: imposto(item.cbsPercentual, item.cbsValor),
    },
    critica_integradora: item.criticaIntegradora,
  }
}
