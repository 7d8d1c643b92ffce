import { FRASES_DA_AGENDA } from '@balcao/dominio/agendas/historico'
import { ORIGEM_DO_PORTAL, type TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { inserirAgenda } from './queries-mudanca.ts'
import { registrarMudanca } from './registrar-mudanca.ts'

type NovaAgenda = {
  clienteId: number
  filialId: number
  colaborador: { id: number; nome: string }
  tipo: TipoDeAgenda
  assunto: string
  descricao: string | null
  agendadaPara: Date
  orcamentoId: number | null
  pedidoId: number | null
  /** The agenda whose next step this is. */
  depoisDe?: number
}

/** AGE-01 A contact is set: the row, its history, the customer's log, and whoever is looking. */
export async function marcarAgenda(tx: Tx, autoria: Autoria, nova: NovaAgenda): Promise<number> {
  const { colaborador, depoisDe, ...campos } = nova
  const { clienteId, agendadaPara, assunto } = campos
  const id = await inserirAgenda(tx, {
    ...campos,
    colaboradorId: colaborador.id,
    origem: ORIGEM_DO_PORTAL,
    criadoEm: autoria.agora,
    criadoPor: autoria.colaboradorId,
    atualizadoEm: autoria.agora,
  })
  const marcada = { id, clienteId, colaboradorId: colaborador.id }
  await registrarMudanca(tx, autoria, marcada, {
    acao: 'CRIACAO',
    dados: { para: agendadaPara.toISOString(), ...(depoisDe !== undefined && { depoisDe }) },
    atividade: FRASES_DA_AGENDA.marcada(assunto, agendadaPara, colaborador.nome),
  })
  return id
}
