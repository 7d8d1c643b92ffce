import { createFileRoute } from '@tanstack/react-router'
import { SeuTicket } from '../app/acompanhamentos/seu-ticket.tsx'
import { buscaDoLink, entrarPeloLink } from '../platform/pelo-link/busca-do-link.ts'

export const Route = createFileRoute('/seu-ticket')({
  staticData: { publica: true, titulo: 'Seu atendimento' },
  validateSearch: buscaDoLink,
  beforeLoad: entrarPeloLink,
  component: Pagina,
})

function Pagina() {
  const { token } = Route.useSearch()
  return <SeuTicket key={token} token={token} />
}
