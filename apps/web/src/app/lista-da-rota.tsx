import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { Filtros, ItemDaLista, Lista } from '../platform/listas/descricao.ts'
import { ListaDescrita } from '../platform/listas/lista-descrita.tsx'

/** A described list as the page of a route: its filters are the address, and its rows open by theirs, or over the page. */
export function ListaDaRota<Item extends ItemDaLista, F extends Filtros>({
  lista,
  aoAbrir,
  acoes,
}: {
  lista: Lista<Item, F>
  aoAbrir?: (item: Item) => void
  acoes?: ReactNode
}) {
  const lido = useSearch({ strict: false })
  const navegar = useNavigate()
  const roteador = useRouter()
  // The router keeps what the route does not know beside what it read.
  const endereco = useMemo(() => lista.leitura.ler(lido), [lista, lido])
  return (
    <ListaDescrita
      lista={lista}
      endereco={endereco}
      aoMudarEndereco={(search, { substituir, aoTopo }) =>
        void navegar({ to: '.', search: search as never, replace: substituir, resetScroll: aoTopo })
      }
      aoAbrir={aoAbrir ?? ((_, href) => void roteador.navigate({ href }))}
      acoes={acoes}
    />
  )
}
