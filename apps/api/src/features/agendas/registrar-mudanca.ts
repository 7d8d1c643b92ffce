import type { AcaoDaAgenda } from '@balcao/dominio/agendas/historico'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { registrarAtividade } from '../atividades/queries.ts'
import { anunciarAgenda } from './anunciar.ts'

type Mudanca = { acao: AcaoDaAgenda; dados: Record<string, unknown>; atividade: string }

/** CLI-02, SHL-06 What was done to an agenda, in its history and in the activity log of its customer, told to whoever shows it. */
export async function registrarMudanca(
  tx: Tx,
  autoria: Autoria,
  { id, clienteId, colaboradorId }: { id: number; clienteId: number; colaboradorId: number },
  { acao, dados, atividade }: Mudanca,
): Promise<void> {
  await registrarHistorico(tx, autoria, { entidade: 'agenda', entidadeId: id, acao, dados })
  await registrarAtividade(tx, {
    clienteId,
    tipo: 'AGENDA',
    referenciaId: id,
    historico: atividade,
    colaboradorId: autoria.colaboradorId,
    criadaEm: autoria.agora,
  })
  await anunciarAgenda(tx, autoria, colaboradorId)
}
