import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { lerFiltros } from '../../../features/pedidos/lista/filtros-de-pedidos.ts'
import { PaginaDePedidos } from '../../../features/pedidos/lista/pagina-de-pedidos.tsx'

export const Route = createFileRoute('/_interno/pedidos/')({
  staticData: { titulo: 'Pedidos', acao: 'PEDIDO_LISTAR' },
  validateSearch: lerFiltros,
  component: Pedidos,
})

function Pedidos() {
  const endereco = Route.useSearch()
  const navegar = Route.useNavigate()
  const roteador = useRouter()
  // The router keeps what the route does not know beside what it read.
  const busca = useMemo(() => lerFiltros(endereco), [endereco])
  return (
    <PaginaDePedidos
      busca={busca}
      aoMudarBusca={(search, { substituir, aoTopo }) =>
        navegar({ search, replace: substituir, resetScroll: aoTopo })
      }
      aoAbrir={(href) => roteador.navigate({ href })}
    />
  )
}
