import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeConfirmarEmail } from '../features/acesso/confirmar-email/pagina-de-confirmar-email.tsx'
import { adotarNegocioDoLink } from '../platform/negocio-do-link.ts'

const texto = (valor: unknown) => (typeof valor === 'string' ? valor : '')

export const Route = createFileRoute('/confirmar-email')({
  staticData: { publica: true, titulo: 'Confirmar e-mail' },
  validateSearch: ({ token, negocio }) => ({ token: texto(token), negocio: texto(negocio) }),
  beforeLoad: ({ search }) => {
    if (adotarNegocioDoLink(search.negocio)) location.reload()
  },
  component: Pagina,
})

function Pagina() {
  const { token } = Route.useSearch()
  return <PaginaDeConfirmarEmail key={token} token={token} />
}
