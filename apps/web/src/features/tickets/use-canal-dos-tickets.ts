import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { CANAL_DE_TICKETS } from '@balcao/dominio/tickets/canais'
import { useSessao } from '../../platform/sessao.tsx'

/** SHL-06 Where the session hears of the tickets it may see: the staff of all, who is outside of their own. */
export function useCanalDosTickets(): string {
  const { colaborador, pode } = useSessao()
  return pode('TICKET_INTERNO') ? CANAL_DE_TICKETS : canalDoColaborador(colaborador.id)
}
