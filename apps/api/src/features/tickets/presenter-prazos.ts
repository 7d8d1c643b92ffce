import { situacaoDoPrazo } from '@balcao/dominio/prazos/relogio-do-prazo'
import type { TicketDetalhado } from '@balcao/dominio/tickets/contratos-detalhe'
import type { LinhaDoTicket } from './queries-mudanca.ts'

type Relogios = Pick<
  LinhaDoTicket,
  'prazoRespostaEm' | 'respondidoEm' | 'prazoSolucaoEm' | 'finalizadoEm' | 'pausadoEm'
>

/** Deadlines: both clocks of a ticket as they stand. */
export function apresentarPrazos(
  ticket: Relogios,
  agora: Date,
  avisoMinutos: number,
): TicketDetalhado['prazos'] {
  const relogio = (prazoEm: Date | null, concluidoEm: Date | null) => ({
    situacao: situacaoDoPrazo({ prazoEm, pausadoEm: ticket.pausadoEm, concluidoEm }, agora, avisoMinutos),
    em: prazoEm?.toISOString() ?? null,
  })
  return {
    resposta: relogio(ticket.prazoRespostaEm, ticket.respondidoEm),
    solucao: relogio(ticket.prazoSolucaoEm, ticket.finalizadoEm),
  }
}
