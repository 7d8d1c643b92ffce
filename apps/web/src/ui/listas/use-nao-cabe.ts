import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How wide an element is; as wide as it may be until it was measured. Asked instead of always scrolling sideways,
 * because a scroll area unsticks the header from the page.
 */
export function useLargura(ref: RefObject<HTMLElement | null>): number {
  const [largura, setLargura] = useState(Infinity)
  useLayoutEffect(() => {
    const elemento = ref.current
    if (!elemento) return
    const medir = () => setLargura(elemento.clientWidth)
    const observador = new ResizeObserver(medir)
    observador.observe(elemento)
    return () => observador.disconnect()
  }, [ref])
  return largura
}
