import type { Informacao } from '@balcao/dominio/informacoes/contratos'
import type { InformacaoComPartes } from './queries.ts'

export function apresentarInformacao(
  { informacao, dimensao, valor, autor }: InformacaoComPartes,
  permiteEditar: boolean,
): Informacao {
  return {
    id: informacao.id,
    dimensao: dimensao.chave,
    dimensaoDesc: dimensao.descricao,
    dimensao_id: informacao.valorId,
    descricao: valor,
    observacao: informacao.observacao,
    cliente_id: informacao.clienteId,
    colaborador: { nome: autor },
    datahora_criacao: informacao.criadoEm.toISOString(),
    permiteEditar,
    versao: informacao.versao,
  }
}
