import { createFileRoute } from '@tanstack/react-router'
import { PaginaDeNovoArtigo } from '../../../features/faq/editar/pagina-de-edicao.tsx'

export const Route = createFileRoute('/_interno/faq/novo')({
  staticData: { titulo: 'Novo artigo', acao: 'FAQ_EDITAR' },
  component: NovoArtigo,
})

function NovoArtigo() {
  const navegar = Route.useNavigate()
  return (
    <PaginaDeNovoArtigo
      aoCriar={(id) =>
        void navegar({ to: '/artigo/$idArtigo/editar', params: { idArtigo: String(id) }, replace: true })
      }
    />
  )
}
