import { createFileRoute } from '@tanstack/react-router'
import { PaginaDoOrcamento } from '../features/orcamentos/pelo-link/pagina-do-orcamento.tsx'
import { adotarNegocioDoLink } from '../platform/negocio-do-link.ts'

const texto = (valor: unknown) => (typeof valor === 'string' ? valor : '')

export const Route = createFileRoute('/seu-orcamento')({
  staticData: { publica: true, titulo: 'Seu orçamento' },
  validateSearch: ({ token, negocio }) => ({ token: texto(token), negocio: texto(negocio) }),
  beforeLoad: ({ search }) => {
    if (adotarNegocioDoLink(search.negocio)) location.reload()
  },
  component: SeuOrcamento,
})

function SeuOrcamento() {
  const { token } = Route.useSearch()
  return <PaginaDoOrcamento key={token} token={token} />
}
