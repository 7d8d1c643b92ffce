import type { RespostaDe } from '@balcao/dominio/contrato'
import type { ItemDaNotaFiscal, NotaFiscalDaLista, obterNotaFiscal } from '@balcao/dominio/notas/contratos'
import type { NfeLida } from './ler-nfe.ts'
import type { NotaComPartes } from './queries.ts'
import type { notaItem } from './tabelas.ts'

type NotaDetalhada = RespostaDe<typeof obterNotaFiscal>

export function apresentarNotaFiscal(nota: NotaComPartes): NotaFiscalDaLista {
  const { id, serie, chave, observacao, cliente, filial, rastreioTipo, rastreioCodigo } = nota
  return {
    id,
    numNf: nota.numero,
    serie,
    idFil: filial.id,
    chave,
    dtSai: nota.dataSaida,
    vlTot: Number(nota.valorTotal),
    observacao,
    rastreio: rastreioTipo && rastreioCodigo ? { tipo: rastreioTipo, codigo: rastreioCodigo } : null,
    cliente: {
      id: cliente.id,
      razSoc: cliente.razaoSocial,
      fant: cliente.fantasia,
      cnpj: cliente.documento,
    },
    qtdeIt: nota.quantidadeItens,
    filial: { idFil: filial.id, razSoc: filial.razaoSocial, desc: filial.nome },
  }
}

export function apresentarNotaDetalhada(
  nota: NotaComPartes,
  itens: readonly (typeof notaItem.$inferSelect)[],
  nfe: NfeLida | null,
): NotaDetalhada {
  const { transportadora } = nota
  return {
    ...apresentarNotaFiscal(nota),
    dtEmi: nota.emitidaEm.toISOString(),
    naturezaOperacao: nota.naturezaOperacao,
    transportadora: transportadora && { id: transportadora.id, razSoc: transportadora.razaoSocial },
    itens: itens.map(apresentarItem),
    documento: nfe && apresentarDocumento(nfe),
  }
}

function apresentarItem(item: typeof notaItem.$inferSelect): ItemDaNotaFiscal {
  const { id, numeroItem, marca, unidade } = item
  return {
    id,
    numeroItem,
    idExibicao: item.codigo,
    descNF: item.descricao,
    marca,
    unidade,
    qtd: Number(item.quantidade),
    valor_sem_imposto: Number(item.valorSemImposto),
    valor_unitario: Number(item.valorUnitario),
    vlTot: Number(item.valorTotal),
  }
}

function apresentarDocumento({ totais, duplicatas, protocolo, ambiente }: NfeLida) {
  return {
    totais: {
      produtos: Number(totais.produtos),
      frete: Number(totais.frete),
      seguro: Number(totais.seguro),
      desconto: Number(totais.desconto),
      outras: Number(totais.outras),
      icms: Number(totais.icms),
      st: Number(totais.st),
      ipi: Number(totais.ipi),
      nota: Number(totais.nota),
    },
    duplicatas: duplicatas.map(({ numero, vencimento, valor }) => ({
      nro: numero ?? '',
      dtVenc: vencimento ?? '',
      valor: Number(valor),
    })),
    protocolo: protocolo?.numero ?? null,
    semValorFiscal: ambiente === AMBIENTE_DE_TESTES,
  }
}

/** tpAmb */
const AMBIENTE_DE_TESTES = '2'
