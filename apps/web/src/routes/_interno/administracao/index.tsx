import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { PaginaDaAdministracao } from '../../../features/administracao/pagina-da-administracao.tsx'
import { Pendencias } from '../../../features/implantacao/pendencias.tsx'

export const Route = createFileRoute('/_interno/administracao/')({
  staticData: { titulo: PAGINAS['/administracao'], acao: 'ADMINISTRACAO_VER' },
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {},
  component: Administracao,
})

function Administracao() {
  const { q = '' } = Route.useSearch()
  const navegar = Route.useNavigate()
  return (
    <PaginaDaAdministracao
      pendencias={<Pendencias />}
      termo={q}
      aoProcurar={(termo) => void navegar({ search: termo ? { q: termo } : {}, replace: true })}
    />
  )
}
