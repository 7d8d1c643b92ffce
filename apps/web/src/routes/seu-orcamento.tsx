import { createFileRoute } from '@tanstack/react-router'
import { PaginaDoOrcamento } from '../features/orcamentos/pelo-link/pagina-do-orcamento.tsx'
import { buscaDoLink, entrarPeloLink } from '../platform/pelo-link/busca-do-link.ts'

export const Route = createFileRoute('/seu-orcamento')({
  staticData: { publica: true, titulo: 'Seu orçamento' },
  validateSearch: buscaDoLink,
  beforeLoad: entrarPeloLink,
  component: SeuOrcamento,
})

function SeuOrcamento() {
  const { token } = Route.useSearch()
  return <PaginaDoOrcamento key={token} token={token} />
}
