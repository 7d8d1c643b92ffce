import { createFileRoute, notFound } from '@tanstack/react-router'
import { PaginaDoTipo } from '../../../../features/tipos-de-tickets/pagina-do-tipo.tsx'

const ID = /^[1-9]\d{0,14}$/

export const Route = createFileRoute('/_interno/administracao/tipos-de-tickets/$idTipo')({
  staticData: { titulo: 'Tipo de tickets', acao: 'CATALOGO_CONFIGURAR' },
  component: Tipo,
})

function Tipo() {
  const { idTipo } = Route.useParams()
  if (!ID.test(idTipo)) throw notFound()
  // Another one is another screen: nothing of the former may stay.
  return <PaginaDoTipo key={idTipo} idTipo={Number(idTipo)} />
}
