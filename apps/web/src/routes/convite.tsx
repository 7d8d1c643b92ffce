import { createFileRoute } from '@tanstack/react-router'
import { PaginaDoConvite } from '../features/acesso/convite/pagina-do-convite.tsx'
import { adotarNegocioDoLink } from '../platform/negocio-do-link.ts'

const texto = (valor: unknown) => (typeof valor === 'string' ? valor : '')

export const Route = createFileRoute('/convite')({
  staticData: { publica: true, titulo: 'Aceitar convite' },
  validateSearch: ({ token, negocio }) => ({ token: texto(token), negocio: texto(negocio) }),
  beforeLoad: ({ search }) => {
    if (adotarNegocioDoLink(search.negocio)) location.reload()
  },
  component: Convite,
})

function Convite() {
  const { token } = Route.useSearch()
  return <PaginaDoConvite key={token} token={token} />
}
