import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeConfirmarConta } from '../features/acesso/confirmar-conta/pagina-de-confirmar-conta.tsx'
import { adotarNegocioDoLink } from '../platform/negocio-do-link.ts'

const texto = (valor: unknown) => (typeof valor === 'string' ? valor : '')

export const Route = createFileRoute('/confirmar-conta')({
  staticData: { publica: true, titulo: 'Confirmar cadastro' },
  validateSearch: ({ token, negocio }) => ({ token: texto(token), negocio: texto(negocio) }),
  beforeLoad: ({ search }) => {
    if (adotarNegocioDoLink(search.negocio)) location.reload()
  },
  component: Confirmacao,
})

function Confirmacao() {
  const { token } = Route.useSearch()
  return <PaginaDeConfirmarConta key={token} token={token} />
}
