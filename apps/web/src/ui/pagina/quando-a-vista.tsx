import { type ReactNode, useEffect, useRef, useState } from 'react'

/** What the first screen does not reach is neither made nor asked for until somebody comes near. */
const PERTO = '200px'

/** Below the first screen: its place until it is near, then itself. */
export function QuandoAVista({ altura = 240, children }: { altura?: number; children: ReactNode }) {
  const lugar = useRef<HTMLDivElement>(null)
  const [perto, setPerto] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (perto || !lugar.current) return
    const observador = new IntersectionObserver(
      (entradas) => {
        if (entradas.some(({ isIntersecting }) => isIntersecting)) setPerto(true)
      },
      { rootMargin: PERTO },
    )
    observador.observe(lugar.current)
    return () => observador.disconnect()
  }, [perto])
  return perto ? children : <div ref={lugar} style={{ minHeight: altura }} aria-hidden />
}
