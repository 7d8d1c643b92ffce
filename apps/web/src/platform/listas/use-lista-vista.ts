import { useEffect } from 'react'
import { verLista } from './caminhada/caminhada.ts'
import type { Filtros, ItemDaLista, Lista } from './descricao.ts'
import { semPagina } from './filtros-de-lista.ts'
import type { useDadosDaLista } from './use-dados-da-lista.ts'

type Vista<Item extends ItemDaLista, F extends Filtros> = {
  filtros: F
  query: object
  dados: Pick<ReturnType<typeof useDadosDaLista<Item, F>>, 'data' | 'itens' | 'isPlaceholderData'>
}

/** MES-03 What is on the screen is what one walks through, here or with one of its rows open alone. */
export function useListaVista<Item extends ItemDaLista, F extends Filtros>(
  { nome, caminhavel }: Pick<Lista<Item, F>, 'nome' | 'caminhavel'>,
  { filtros, query, dados: { data, itens, isPlaceholderData } }: Vista<Item, F>,
): void {
  useEffect(() => {
    if (!caminhavel || !data || isPlaceholderData) return
    const { page: pagina, paginas } = data.paginator
    verLista(nome, {
      endereco: filtros,
      query: semPagina(query),
      ids: itens.map(({ id }) => id),
      pagina,
      paginas,
    })
  }, [nome, caminhavel, filtros, query, data, itens, isPlaceholderData])
}
