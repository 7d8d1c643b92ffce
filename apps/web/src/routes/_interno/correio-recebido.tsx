import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type EnderecoDeRecebidas, lerEndereco } from '../../app/recebidas/endereco.ts'
import { PaginaDeRecebidas } from '../../app/recebidas/pagina-de-recebidas.tsx'

export const Route = createFileRoute('/_interno/correio-recebido')({
  staticData: { titulo: PAGINAS['/correio-recebido'], acao: 'CORREIO_RECEBIDO' },
  // Read by the page, with the contract that comes with it.
  validateSearch: (endereco: Record<string, unknown>) => endereco as EnderecoDeRecebidas,
  component: Recebidas,
})

function Recebidas() {
  const lido = Route.useSearch()
  const navegar = Route.useNavigate()
  const roteador = useRouter()
  // The router keeps what the route does not know beside what it read.
  const endereco = useMemo(() => lerEndereco(lido), [lido])
  return (
    <PaginaDeRecebidas
      endereco={endereco}
      mudar={(search, { substituir = false, aoTopo = false } = {}) =>
        void navegar({ search: lerEndereco(search), replace: substituir, resetScroll: aoTopo })
      }
      aoAbrir={(href) => roteador.navigate({ href })}
    />
  )
}
