import { canalDoTicket, canalInternoDoTicket, type EventosDoTicket } from '@balcao/dominio/tickets/canais'
import { useSessao } from '../../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'

/** SHL-06 What others do to the ticket shows by itself; `versao` is the one on the screen. */
export function useTicketAoVivo(idTicket: number, versao: number): void {
  const { pode } = useSessao()
  const canal = pode('TICKET_INTERNO') ? canalInternoDoTicket(idTicket) : canalDoTicket(idTicket)
  useReleituraAoVivo<Partial<EventosDoTicket['ticket-mudou']>>(
    [canal],
    // What became of a message is news of the same version.
    ({ versao: nova }) => nova === undefined || nova > versao,
  )
}
