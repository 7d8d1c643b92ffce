import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { useSessao } from '../../../../platform/sessao.tsx'
import { Cartao } from '../../../../ui/ficha/cartao.tsx'
import { EtiquetasDoTicket } from './etiquetas-do-ticket.tsx'
import { LigadosDoTicket } from './ligados-do-ticket.tsx'
import { SeguirTicket } from './seguir-ticket.tsx'
import { UnioesDoTicket } from './unioes-do-ticket.tsx'

/** MES-06 What the staff keeps about the ticket among itself. */
export function CartaoDaEquipe({ ticket }: { ticket: TicketDetalhado }) {
  if (!useSessao().pode('TICKET_INTERNO')) return null
  return (
    <Cartao titulo="Equipe" rotulo="Só para a equipe">
      <EtiquetasDoTicket ticket={ticket} />
      <SeguirTicket ticket={ticket} />
      <LigadosDoTicket ticket={ticket} />
      <UnioesDoTicket ticket={ticket} />
    </Cartao>
  )
}
