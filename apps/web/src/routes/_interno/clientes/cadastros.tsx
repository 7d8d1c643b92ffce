import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import {
  type EnderecoDaFila,
  lerEnderecoDaFila,
} from '../../../features/cadastros/fila/filtros-de-cadastros.ts'
import { PaginaDeCadastros } from '../../../features/cadastros/fila/pagina-de-cadastros.tsx'

export const Route = createFileRoute('/_interno/clientes/cadastros')({
  staticData: { titulo: 'Cadastros', acao: 'CADASTRO_VER' },
  // Read by the page, with the contract that comes with it.
  validateSearch: (endereco: Record<string, unknown>) => endereco as EnderecoDaFila,
  component: Cadastros,
})

function Cadastros() {
  const lido = Route.useSearch()
  const navegar = Route.useNavigate()
  // The router keeps what the route does not know beside what it read.
  const endereco = useMemo(() => lerEnderecoDaFila(lido), [lido])
  return (
    <PaginaDeCadastros
      endereco={endereco}
      mudar={(search, { substituir = false, aoTopo = false } = {}) =>
        void navegar({ search: lerEnderecoDaFila(search), replace: substituir, resetScroll: aoTopo })
      }
    />
  )
}
