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
    // Before it is first seen, where it is laid out: what has no room would be drawn once, and its going moves the rest.
    if (elemento.clientWidth > 0) medir()
    const observador = new ResizeObserver(medir)
    observador.observe(elemento)
    return () => observador.disconnect()
  }, [ref])
  return largura
}
