import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a navigation the focus goes to the heading of the new page, which a screen reader then reads. */
export function useFocoNoTitulo(): void {
  const roteador = useRouter()
  useEffect(
    () =>
      roteador.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const alvo =
          document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
        if (!alvo) return
        alvo.tabIndex = -1
        alvo.focus({ preventScroll: true })
      }),
    [roteador],
  )
}
