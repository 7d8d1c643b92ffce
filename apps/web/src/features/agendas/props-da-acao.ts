import type { Agenda } from '@balcao/dominio/agendas/contratos'
import type { JanelaUnica } from '../../platform/acao/janela-da-acao.tsx'

/** What is done to an agenda is told of it, of its dialog, and how to ask for it anew. */
export type PropsDaAcaoDaAgenda = {
  agenda: Agenda
  janela: JanelaUnica
  recarregar: () => Promise<number | undefined>
}

export const alvoDa = ({ agenda, recarregar }: Pick<PropsDaAcaoDaAgenda, 'agenda' | 'recarregar'>) => ({
  params: { id: agenda.id },
  versao: agenda.versao,
  mudou: 'ALTERADO_POR_OUTRA_PESSOA' as const,
  recarregar,
})

export const TITULO_DO_CONFLITO = 'Esta agenda mudou enquanto você preenchia'
