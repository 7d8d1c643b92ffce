import type { Agenda } from '@balcao/dominio/agendas/contratos'
import { impedimentoDaAgenda } from '@balcao/dominio/agendas/regras'
import {
  SITUACOES_DA_AGENDA,
  STATUS_DA_DISCADORA,
  situacaoDaAgenda,
  TIPOS_DE_AGENDA,
} from '@balcao/dominio/agendas/situacao'
import { type Acao, pode } from '@balcao/dominio/permissoes'
import type { Sessao } from '../../sessao.ts'
import type { LinhaDaAgenda } from './queries.ts'

type Documento = { id: number; valorTotal: string } | null

/** AGE-01 As it stands at this moment, for this session. */
export function apresentarAgenda(
  linha: LinhaDaAgenda,
  { agora, sessao }: { agora: Date; sessao: Sessao },
): Agenda {
  const { agenda, cliente, filial, colaborador, finalizadaPor, motivo } = linha
  const situacao = situacaoDaAgenda(agenda, agora)
  const impedimento = impedimentoDaAgenda({ ...agenda, finalizadaPor }, sessao)
  const seAbre = (acao: Acao, documento: Documento) =>
    documento && pode(sessao.autorizacoes, acao)
      ? { id: documento.id, vlTot: Number(documento.valorTotal) }
      : null
  return {
    id: agenda.id,
    situacao: { chave: situacao, ...SITUACOES_DA_AGENDA[situacao] },
    assunto: agenda.assunto,
    descricao: agenda.descricao,
    data_agendada: agenda.agendadaPara.toISOString(),
    data_finalizacao: agenda.finalizadaEm?.toISOString() ?? null,
    motivo_finalizacao: motivo,
    resultado: agenda.resultado,
    colaborador,
    tipo: agenda.tipo,
    tipo_label: TIPOS_DE_AGENDA[agenda.tipo],
    cliente,
    pedido: seAbre('PEDIDO_VER', linha.pedido),
    orcamento: seAbre('ORCAMENTO_VER', linha.orcamento),
    filial,
    agenda_origem: agenda.origem,
    id_externo: agenda.idExterno,
    discadora_status: agenda.discadoraStatus,
    discadora_label: agenda.discadoraStatus && STATUS_DA_DISCADORA[agenda.discadoraStatus],
    discadora_atualizacao: agenda.discadoraAtualizacao?.toISOString() ?? null,
    permiteFinalizar: impedimento === null,
    semAcao: impedimento?.mensagem ?? null,
    versao: agenda.versao,
  }
}
