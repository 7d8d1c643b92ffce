import { canalDoTicket, canalInternoDoTicket, type EventosDoTicket } from '@balcao/dominio/tickets/canais'
import { useQueryClient } from '@tanstack/react-query'
import { chaveDe } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useCanal } from '../../../platform/tempo-real.ts'
import { CONSULTAS_DO_TICKET } from './use-ticket.ts'

/** SHL-06 What others do to the ticket shows by itself; `versao` is the one on the screen. */
export function useTicketAoVivo(idTicket: number, versao: number): void {
  const { pode } = useSessao()
  const consultas = useQueryClient()
  const canal = pode('TICKET_INTERNO') ? canalInternoDoTicket(idTicket) : canalDoTicket(idTicket)
  useCanal<EventosDoTicket>(canal, {
    'ticket-mudou': ({ versao: nova }) => {
      if (nova <= versao) return
      for (const contrato of CONSULTAS_DO_TICKET)
        void consultas.invalidateQueries({ queryKey: chaveDe(contrato, { params: { idTicket } }) })
    },
  })
}
