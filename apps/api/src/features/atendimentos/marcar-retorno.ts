import type { AcaoDaAgenda } from '@balcao/dominio/agendas/historico'
import { ORIGEM_DO_PORTAL } from '@balcao/dominio/agendas/situacao'
import { assuntoDoRetorno } from '@balcao/dominio/atendimentos/historico'
import { horaDoRetorno } from '@balcao/dominio/atendimentos/regras'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import type { Sessao } from '../../sessao.ts'
import { anunciarAgenda } from '../agendas/anunciar.ts'
import { inserirAgenda } from '../agendas/queries-mudanca.ts'
import type { AtendimentoConferido } from './conferir-atendimento.ts'

/** CLI-08 The return date becomes an agenda of whoever attended; null when there is none. */
export async function marcarRetorno(
  tx: Tx,
  autoria: Autoria,
  { colaboradorId }: Sessao,
  { clienteId, motivo, orcamento, retorno }: AtendimentoConferido,
  descricao: string,
): Promise<number | null> {
  if (retorno === null) return null
  const id = await inserirAgenda(tx, {
    clienteId,
    filialId: retorno.filialId,
    colaboradorId,
    tipo: 'A',
    assunto: assuntoDoRetorno(motivo.descricao),
    descricao,
    agendadaPara: horaDoRetorno(retorno.data),
    orcamentoId: orcamento?.id ?? null,
    origem: ORIGEM_DO_PORTAL,
    criadoEm: autoria.agora,
    criadoPor: colaboradorId,
  })
  await registrarHistorico(tx, autoria, {
    entidade: 'agenda',
    entidadeId: id,
    acao: 'CRIACAO' satisfies AcaoDaAgenda,
    dados: { dataRetorno: retorno.data },
  })
  await anunciarAgenda(tx, autoria, colaboradorId)
  return id
}
