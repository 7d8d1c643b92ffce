import type { Agenda } from '@balcao/dominio/agendas/contratos'
import type { JanelaUnica } from '../../platform/acao/janela-da-acao.tsx'

/** What is done to an agenda is told of it and of its dialog. */
export type PropsDaAcaoDaAgenda = { agenda: Agenda; janela: JanelaUnica }

export const TITULO_DO_CONFLITO = 'Esta agenda mudou enquanto você preenchia'
