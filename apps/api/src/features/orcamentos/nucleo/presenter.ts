import type { RespostaDe } from '@balcao/dominio/contrato'
import type { OrcamentoDaLista } from '@balcao/dominio/orcamentos/campos'
import type { listarUltimosCotadosDoProduto, obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { type DatasDoEnvio, envioDoOrcamento } from '@balcao/dominio/orcamentos/envio'
import { apresentarDocumento } from '../../pedidos/presenter-documento.ts'
import type { ItemComPartes } from '../../pedidos/queries-documento.ts'
import type { OrcamentoComPartes, UltimoCotado } from './queries-detalhe.ts'
import type { LinhaDaLista } from './queries-lista.ts'
import type { RotularOrcamento } from './rotular-status.ts'

export function apresentarOrcamentoDaLista(linha: LinhaDaLista, rotular: RotularOrcamento): OrcamentoDaLista {
  const { id, cliente, filial, colaborador } = linha
  return {
    id,
    cliente,
    filial,
    colaborador,
    status: rotular({ ...linha, filialId: filial.id }),
    dtHorInc: linha.incluidoEm.toISOString(),
    dtVal: linha.dataValidade,
    ordComp: linha.ordemCompra,
    qtdeIt: linha.quantidadeItens,
    vlTot: Number(linha.valorTotal),
    envio: apresentarEnvio(linha),
    idPedido: linha.pedidoId,
    versao: linha.versao,
  }
}

export function apresentarEnvio(datas: DatasDoEnvio) {
  const { situacao, em } = envioDoOrcamento(datas)
  return { situacao, em: em?.toISOString() ?? null }
}

type Partes = {
  encontrado: OrcamentoComPartes
  itens: readonly ItemComPartes[]
  motivoPerda: string | null
  percLucro: number | null
  sujeitoAAprovacao: boolean
  rotular: RotularOrcamento
}

export const aceiteDe = ({
  aceitoEm,
  aceitoPor,
}: Pick<OrcamentoComPartes['documento'], 'aceitoEm' | 'aceitoPor'>) =>
  aceitoEm && { em: aceitoEm.toISOString(), por: aceitoPor ?? '' }

export function apresentarOrcamento(partes: Partes): RespostaDe<typeof obterOrcamento> {
  const { encontrado, itens, motivoPerda, percLucro, sujeitoAAprovacao, rotular } = partes
  const { documento, filial } = encontrado
  const status = rotular(documento)
  const validadeDoLink = documento.linkPagamentoValidade
  return {
    ...apresentarDocumento({ encontrado, itens, isPedido: false, percLucro }),
    status,
    st: status.chave,
    dtVal: documento.dataValidade,
    grupo: documento.grupo,
    emitente: { desc: filial.desc },
    linkPagamentoStatus: documento.linkPagamentoStatus,
    linkPagamento: validadeDoLink && { validade: validadeDoLink.toISOString() },
    idPedido: documento.pedidoId,
    motivoPerda,
    sujeitoAAprovacao,
    aceite: aceiteDe(documento),
    envio: apresentarEnvio(documento),
    motivoRecusa: documento.motivoRecusa,
    versao: documento.versao,
  }
}

type UltimoCotadoNoFio = RespostaDe<typeof listarUltimosCotadosDoProduto>['itens'][number]

export const apresentarUltimoCotado = (
  linha: UltimoCotado,
  rotular: RotularOrcamento,
): UltimoCotadoNoFio => ({
  idOrcamento: linha.orcamentoId,
  dtHorInc: linha.incluidoEm.toISOString(),
  status: rotular(linha),
  qtde: Number(linha.quantidade),
  emb: linha.embalagem,
  vlUnit: Number(linha.valorUnitario),
  vlTot: Number(linha.valorTotal),
})
