import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A screen reader then reads where one is. */
export function focarTitulo(): void {
  const alvo = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!alvo) return
  alvo.tabIndex = -1
  alvo.focus({ preventScroll: true })
}

/** After a navigation the focus goes to the heading of the new page. */
export function useFocoNoTitulo(): void {
  const roteador = useRouter()
  useEffect(
    () =>
      roteador.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focarTitulo()
      }),
    [roteador],
  )
}
