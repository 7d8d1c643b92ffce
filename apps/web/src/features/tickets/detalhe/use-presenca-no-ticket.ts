import { canalDePresencaDoTicket } from '@balcao/dominio/tickets/canais'
import { usePresenca } from '../../../platform/presenca.ts'
import { useSessao } from '../../../platform/sessao.tsx'

/** SHL-06 Who else of the staff is looking at the ticket or writing in it; customers neither see nor are seen. */
export function usePresencaNoTicket(idTicket: number) {
  const { colaborador, pode } = useSessao()
  return usePresenca(pode('TICKET_INTERNO') ? canalDePresencaDoTicket(idTicket) : null, colaborador.id)
}
