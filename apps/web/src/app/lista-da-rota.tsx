import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { Filtros, ItemDaLista, Lista } from '../platform/listas/descricao.ts'
import { ListaDescrita } from '../platform/listas/lista-descrita.tsx'

/** A described list as the page of a route: its filters are the address, and its rows open by theirs, or over the page. */
export function ListaDaRota<Item extends ItemDaLista, F extends Filtros>({
  lista,
  aoAbrir,
  aberto,
  acoes,
  junto,
  semTitulo = false,
}: {
  lista: Lista<Item, F>
  aoAbrir?: ((item: Item) => void) | undefined
  /** The row that stands beside the list. */
  aberto?: number | undefined
  acoes?: ReactNode
  /** What else the address says, and other filters do not take away. */
  junto?: object
  /** On a page that has a title of its own. */
  semTitulo?: boolean
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
        void navegar({
          to: '.',
          search: { ...search, ...junto } as never,
          replace: substituir,
          resetScroll: aoTopo,
        })
      }
      aoAbrir={aoAbrir ?? ((_, href) => void roteador.navigate({ href }))}
      aberto={aberto}
      acoes={acoes}
      semTitulo={semTitulo}
    />
  )
}
