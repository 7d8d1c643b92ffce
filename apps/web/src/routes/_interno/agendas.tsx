import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type EnderecoDeAgendas, lerEndereco } from '../../features/agendas/calendario/endereco.ts'
import { PaginaDeAgendas } from '../../features/agendas/calendario/pagina-de-agendas.tsx'

export const Route = createFileRoute('/_interno/agendas')({
  staticData: { titulo: PAGINAS['/agendas'], acao: 'AGENDA_VER' },
  // Read by the page, with the contract that comes with it.
  validateSearch: (endereco: Record<string, unknown>) => endereco as EnderecoDeAgendas,
  component: Agendas,
})

function Agendas() {
  const lido = Route.useSearch()
  const navegar = Route.useNavigate()
  // The router keeps what the route does not know beside what it read.
  const endereco = useMemo(() => lerEndereco(lido), [lido])
  return (
    <PaginaDeAgendas
      endereco={endereco}
      mudar={(search, { substituir = false } = {}) =>
        void navegar({ search: lerEndereco(search), replace: substituir, resetScroll: false })
      }
    />
  )
}
