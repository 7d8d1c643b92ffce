import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeDesfazerEmail } from '../features/acesso/desfazer-email/pagina-de-desfazer-email.tsx'
import { adotarNegocioDoLink } from '../platform/negocio-do-link.ts'

const texto = (valor: unknown) => (typeof valor === 'string' ? valor : '')

export const Route = createFileRoute('/desfazer-email')({
  staticData: { publica: true, titulo: 'Desfazer troca de e-mail' },
  validateSearch: ({ token, negocio }) => ({ token: texto(token), negocio: texto(negocio) }),
  beforeLoad: ({ search }) => {
    if (adotarNegocioDoLink(search.negocio)) location.reload()
  },
  component: Pagina,
})

function Pagina() {
  const { token } = Route.useSearch()
  return <PaginaDeDesfazerEmail key={token} token={token} />
}
