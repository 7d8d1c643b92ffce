import { createFileRoute } from '@tanstack/react-router'
import {
  PaginaDoRelatorio,
  RelatorioNaoEncontrado,
} from '../../../features/relatorios/relatorio/pagina-do-relatorio.tsx'
import type { EnderecoDoRelatorio } from '../../../features/relatorios/relatorio/valores-do-endereco.ts'

const ID = /^[1-9]\d{0,14}$/

export const Route = createFileRoute('/_interno/relatorios/$idRelatorio')({
  staticData: { titulo: 'Relatório', acao: 'RELATORIO_VER' },
  // Which names there may be, only the report knows.
  validateSearch: (endereco): EnderecoDoRelatorio => endereco as EnderecoDoRelatorio,
  component: RelatorioDoEndereco,
})

function RelatorioDoEndereco() {
  const { idRelatorio } = Route.useParams()
  const endereco = Route.useSearch()
  const navegar = Route.useNavigate()
  if (!ID.test(idRelatorio)) return <RelatorioNaoEncontrado />
  return (
    <PaginaDoRelatorio
      // Another report is another screen: nothing of the former one may stay.
      key={idRelatorio}
      idRelatorio={Number(idRelatorio)}
      endereco={endereco}
      aoMudarEndereco={(search, { substituir = false } = {}) =>
        void navegar({ search, replace: substituir, resetScroll: false })
      }
    />
  )
}
