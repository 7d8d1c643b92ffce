import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useBotaoDeAbrirTicket } from '../../../app/faq/use-botao-de-abrir-ticket.tsx'
import { type FiltrosDoFaq, lerFiltros } from '../../../features/faq/lista/filtros-do-faq.ts'
import { PaginaDoFaq } from '../../../features/faq/lista/pagina-do-faq.tsx'

export const Route = createFileRoute('/_interno/faq/')({
  staticData: { titulo: PAGINAS['/faq'], acao: 'FAQ_VER' },
  // Read by the page, with the contract that comes with it.
  validateSearch: (endereco: Record<string, unknown>) => endereco as FiltrosDoFaq,
  component: Faq,
})

function Faq() {
  const endereco = Route.useSearch()
  const navegar = Route.useNavigate()
  const abrirTicket = useBotaoDeAbrirTicket()
  // The router keeps what the route does not know beside what it read.
  const filtros = useMemo(() => lerFiltros(endereco), [endereco])
  return (
    <PaginaDoFaq
      filtros={filtros}
      aoMudar={(search, { substituir, aoTopo }) =>
        void navegar({ search, replace: substituir, resetScroll: aoTopo })
      }
      abrirTicket={abrirTicket}
    />
  )
}
