import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type EnderecoDeColetas, lerEndereco } from '../../features/coletas/endereco.ts'
import { PaginaDeColetas } from '../../features/coletas/pagina-de-coletas.tsx'

export const Route = createFileRoute('/_interno/coletas')({
  staticData: { titulo: PAGINAS['/coletas'], acao: 'COLETA_VER' },
  // Read by the page, with the contract that comes with it.
  validateSearch: (endereco: Record<string, unknown>) => endereco as EnderecoDeColetas,
  component: Coletas,
})

function Coletas() {
  const lido = Route.useSearch()
  const navegar = Route.useNavigate()
  const roteador = useRouter()
  // The router keeps what the route does not know beside what it read.
  const endereco = useMemo(() => lerEndereco(lido), [lido])
  return (
    <PaginaDeColetas
      endereco={endereco}
      mudar={(search, { substituir = false, aoTopo = false } = {}) =>
        void navegar({ search: lerEndereco(search), replace: substituir, resetScroll: aoTopo })
      }
      aoAbrir={(href) => roteador.navigate({ href })}
    />
  )
}
