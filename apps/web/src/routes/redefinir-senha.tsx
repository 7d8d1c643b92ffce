import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeRedefinirSenha } from '../features/acesso/redefinir-senha/pagina-de-redefinir-senha.tsx'
import { adotarNegocioDoLink } from '../platform/negocio-do-link.ts'

const texto = (valor: unknown) => (typeof valor === 'string' ? valor : '')

export const Route = createFileRoute('/redefinir-senha')({
  staticData: { publica: true, titulo: 'Redefinir senha' },
  validateSearch: ({ token, negocio }) => ({ token: texto(token), negocio: texto(negocio) }),
  beforeLoad: ({ search }) => {
    if (adotarNegocioDoLink(search.negocio)) location.reload()
  },
  component: Redefinicao,
})

function Redefinicao() {
  const { token } = Route.useSearch()
  return <PaginaDeRedefinirSenha key={token} token={token} />
}
