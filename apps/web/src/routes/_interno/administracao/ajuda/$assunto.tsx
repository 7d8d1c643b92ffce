import { assuntoDoEndereco } from '@balcao/dominio/catalogo/assuntos'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { PaginaDoAssunto } from '../../../../features/catalogo/pagina-do-assunto.tsx'

export const Route = createFileRoute('/_interno/administracao/ajuda/$assunto')({
  staticData: { titulo: 'Tipos de artigo', acao: 'FAQ_EDITAR' },
  validateSearch: ({ linha }: Record<string, unknown>): { linha?: number } =>
    Number(linha) > 0 ? { linha: Number(linha) } : {},
  component: Assunto,
})

function Assunto() {
  const { assunto: endereco } = Route.useParams()
  const { linha } = Route.useSearch()
  const navegar = Route.useNavigate()
  const assunto = assuntoDoEndereco('FAQ_EDITAR', endereco)
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
