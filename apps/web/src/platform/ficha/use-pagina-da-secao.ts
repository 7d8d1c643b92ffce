import { useState } from 'react'
import type { Ordenacao } from '../../ui/listas/coluna.ts'

/** The order and the page of a list inside a section; another order or another filter begins at the first page. */
export function usePaginaDaSecao(inicial: Ordenacao) {
  const [ordenacao, setOrdenacao] = useState(inicial)
  const [page, irPara] = useState(1)
  return {
    ordenacao,
    page,
    irPara,
    recomecar: () => irPara(1),
    ordenar(nova: Ordenacao) {
      setOrdenacao(nova)
      irPara(1)
    },
  }
}
