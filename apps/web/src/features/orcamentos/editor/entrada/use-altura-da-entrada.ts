import { type RefObject, useEffect } from 'react'

/** Tells the page how high the field that stays at its top is: what stays under it begins there. */
export function useAlturaDaEntrada(entrada: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = entrada
    const pagina = current?.parentElement
    if (!current || !pagina) return
    const observador = new ResizeObserver(() =>
      pagina.style.setProperty('--altura-da-entrada', `${current.offsetHeight}px`),
    )
    observador.observe(current)
    return () => observador.disconnect()
  }, [entrada])
}
