import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Tells whether an element is narrower than its content needs. Asked instead of always scrolling, because a scroll area
 * unsticks the header from the page.
 */
export function useNaoCabe(ref: RefObject<HTMLElement | null>, necessaria: number): boolean {
  const [largura, setLargura] = useState(Infinity)
  useLayoutEffect(() => {
    const elemento = ref.current
    if (!elemento) return
    const medir = () => setLargura(elemento.clientWidth)
    const observador = new ResizeObserver(medir)
    observador.observe(elemento)
    return () => observador.disconnect()
  }, [ref])
  return largura < necessaria
}
