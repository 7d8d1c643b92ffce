import type { listarAtendimentos } from '@balcao/dominio/atendimentos/contratos'
import { SITUACOES_DO_ORCAMENTO } from '@balcao/dominio/atendimentos/situacao'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { pode } from '@balcao/dominio/permissoes'
import type { Sessao } from '../../sessao.ts'
import type { LinhaDoAtendimento } from './queries.ts'

type AtendimentoNoFio = RespostaDe<typeof listarAtendimentos>['itens'][number]

export function apresentarAtendimento(linha: LinhaDoAtendimento, { autorizacoes }: Sessao): AtendimentoNoFio {
  const { orcamentoId, situacaoOrcamento, motivoPerda } = linha
  return {
    id: linha.id,
    operador: linha.operador,
    data: linha.registradoEm.toISOString(),
    motivo: linha.motivo,
    descricao: linha.descricao,
    orcamento:
      orcamentoId !== null && pode(autorizacoes, 'ORCAMENTO_VER')
        ? {
            id: orcamentoId,
            situacao: situacaoOrcamento && SITUACOES_DO_ORCAMENTO[situacaoOrcamento],
            motivoPerda,
          }
        : null,
    data_retorno: linha.dataRetorno,
    idAgenda: pode(autorizacoes, 'AGENDA_VER') ? linha.agendaId : null,
  }
}
