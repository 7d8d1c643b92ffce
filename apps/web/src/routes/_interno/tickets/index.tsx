import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { MesaDeTickets } from '../../../app/tickets/mesa-de-tickets.tsx'
import { lerAba, numeroDoTicket } from '../../../features/tickets/detalhe/endereco-do-ticket.ts'
import type { FiltrosDaLista } from '../../../features/tickets/lista/filtros-da-lista.ts'

export const Route = createFileRoute('/_interno/tickets/')({
  staticData: { titulo: PAGINAS['/tickets'], acao: 'TICKET_VER' },
  // The filters are read by the list, with the contract that comes with it.
  validateSearch: ({ ticket: pedido, aba, ...filtros }: Record<string, unknown>) => {
    const ticket = numeroDoTicket(pedido)
    return {
      ...(filtros as FiltrosDaLista),
      // MES-03 Beside the list.
      ...(ticket !== undefined && { ticket, ...lerAba(aba) }),
    }
  },
  loader: ({ context: { cliente }, location, cause }) => {
    // From then on the list asks by itself.
    if (cause === 'stay') return
    // Not awaited: the page shows its skeleton meanwhile. A failure is told by the list.
    import('../../../features/tickets/lista/antecipar.ts')
      .then(({ anteciparTickets }) => anteciparTickets(cliente, location.search))
      .catch(() => {})
  },
  component: Tickets,
})

function Tickets() {
  const { ticket, aba } = Route.useSearch()
  return <MesaDeTickets ticket={ticket} aba={aba} />
}
