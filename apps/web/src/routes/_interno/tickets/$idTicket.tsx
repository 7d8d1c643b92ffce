import { createFileRoute } from '@tanstack/react-router'

import { TicketNoPortal } from '../../../app/tickets/ticket-no-portal.tsx'
import { VoltaALista } from '../../../app/tickets/volta-a-lista.tsx'
import { ABAS } from '../../../features/tickets/detalhe/abas.ts'
import {
  abaNoEndereco,
  lerAba,
  numeroDoTicket,
} from '../../../features/tickets/detalhe/endereco-do-ticket.ts'
import { TicketNaoEncontrado } from '../../../features/tickets/detalhe/ticket-nao-encontrado.tsx'

export const Route = createFileRoute('/_interno/tickets/$idTicket')({
  staticData: { titulo: 'Ticket', acao: 'TICKET_VER' },
  validateSearch: ({ aba }) => lerAba(aba),
  component: Ticket,
})

function Ticket() {
  const idTicket = numeroDoTicket(Route.useParams().idTicket)
  const { aba = ABAS[0] } = Route.useSearch()
  const navegar = Route.useNavigate()
  if (idTicket === undefined) return <TicketNaoEncontrado />
  return (
    <TicketNoPortal
      idTicket={idTicket}
      aba={aba}
      aoMudarAba={(nova) => void navegar({ search: abaNoEndereco(nova), replace: true, resetScroll: false })}
      voltar={<VoltaALista idTicket={idTicket} />}
    />
  )
}
