import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { MesaDeTickets } from '../../../app/tickets/mesa-de-tickets.tsx'
import { lerAba, numeroDoTicket } from '../../../features/tickets/detalhe/endereco-do-ticket.ts'
import { FILTROS_DE_TICKETS } from '../../../features/tickets/lista/filtros-da-lista.ts'

export const Route = createFileRoute('/_interno/tickets/')({
  staticData: { titulo: PAGINAS['/tickets'], acao: 'TICKET_VER' },
  validateSearch: (endereco: Record<string, unknown>) => {
    const ticket = numeroDoTicket(endereco.ticket)
    return {
      ...FILTROS_DE_TICKETS.ler(endereco),
      // MES-03 Beside the list.
      ...(ticket !== undefined && { ticket, ...lerAba(endereco.aba) }),
    }
  },
  loader: ({ context: { cliente }, location, cause }) => {
    // From then on the list asks by itself.
    if (cause === 'stay') return
    const endereco = FILTROS_DE_TICKETS.ler(location.search)
    // Not awaited: the page shows its skeleton meanwhile. A failure is told by the list.
    import('../../../features/tickets/lista/antecipar.ts')
      .then(({ anteciparTickets }) => anteciparTickets(cliente, endereco))
      .catch(() => {})
  },
  component: Tickets,
})

function Tickets() {
  const { ticket, aba } = Route.useSearch()
  return <MesaDeTickets ticket={ticket} aba={aba} />
}
