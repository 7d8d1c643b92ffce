import { createFileRoute } from '@tanstack/react-router'
import { ListaDaRota } from '../../../app/lista-da-rota.tsx'
import { FILTROS_DE_TICKETS } from '../../../features/tickets/lista/filtros-da-lista.ts'
import { LISTA_DE_TICKETS } from '../../../features/tickets/lista/lista-de-tickets.tsx'

export const Route = createFileRoute('/_interno/tickets/')({
  staticData: { titulo: 'Tickets', acao: 'TICKET_VER' },
  validateSearch: FILTROS_DE_TICKETS.ler,
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
  return <ListaDaRota lista={LISTA_DE_TICKETS} />
}
