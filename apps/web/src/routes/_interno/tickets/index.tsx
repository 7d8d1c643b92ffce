import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { lerFiltros } from '../../../features/tickets/lista/filtros-da-lista.ts'
import { PaginaDeTickets } from '../../../features/tickets/lista/pagina-de-tickets.tsx'

export const Route = createFileRoute('/_interno/tickets/')({
  staticData: { titulo: 'Tickets', acao: 'TICKET_VER' },
  validateSearch: lerFiltros,
  component: Tickets,
})

function Tickets() {
  const endereco = Route.useSearch()
  const navegar = Route.useNavigate()
  const roteador = useRouter()
  // The router keeps what the route does not know beside what it read.
  const busca = useMemo(() => lerFiltros(endereco), [endereco])
  return (
    <PaginaDeTickets
      busca={busca}
      aoMudarBusca={(search, { substituir, aoTopo }) =>
        navegar({ search, replace: substituir, resetScroll: aoTopo })
      }
      aoAbrir={(href) => roteador.navigate({ href })}
    />
  )
}
