import { assuntoDoEndereco } from '@balcao/dominio/catalogo/assuntos'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { PaginaDoAssunto } from '../../../../features/catalogo/pagina-do-assunto.tsx'

export const Route = createFileRoute('/_interno/administracao/catalogo/$assunto')({
  staticData: { titulo: 'Catálogo de tickets', acao: 'CATALOGO_CONFIGURAR' },
  validateSearch: ({ linha }: Record<string, unknown>): { linha?: number } =>
    Number(linha) > 0 ? { linha: Number(linha) } : {},
  component: Assunto,
})

function Assunto() {
  const { assunto: endereco } = Route.useParams()
  const { linha } = Route.useSearch()
  const navegar = Route.useNavigate()
  const assunto = assuntoDoEndereco('CATALOGO_CONFIGURAR', endereco)
  if (!assunto) throw notFound()
  // Another subject is another screen: nothing of the former may stay.
  return (
    <PaginaDoAssunto
      key={assunto}
      assunto={assunto}
      linha={linha}
      aoAbrir={(id) => void navegar({ search: id === undefined ? {} : { linha: id }, replace: true })}
    />
  )
}
