import { type PointerEvent as EventoDePonteiro, useEffect, useRef, useState } from 'react'

const DISTANCIA_QUE_ARRASTA = 6

export type Arraste<T> = { coisa: T; x: number; y: number; alvo: string | null }

const alvoSob = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-soltar]')?.dataset.soltar ?? null

/** The button that was dragged would be pressed when it is let go. */
function engolirClique() {
  const engolir = (evento: Event) => {
    evento.preventDefault()
    evento.stopPropagation()
  }
  window.addEventListener('click', engolir, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', engolir, { capture: true }))
}

/**
 * Dragging with the mouse or a pen: whatever has `data-soltar` takes what is let go over it. A finger scrolls the page, and
 * the keyboard has the dialog. Esc gives up.
 */
export function useArrastar<T>(aoSoltar: (coisa: T, alvo: string) => void) {
  const [arraste, setArraste] = useState<Arraste<T> | null>(null)
  const soltar = useRef(aoSoltar)
  const parar = useRef<(() => void) | null>(null)
  useEffect(() => {
    soltar.current = aoSoltar
  })
  useEffect(() => () => parar.current?.(), [])

  function comecar(inicio: EventoDePonteiro, coisa: T) {
    if (inicio.button !== 0 || inicio.pointerType === 'touch') return
    let arrastando = false
    const mover = ({ clientX: x, clientY: y }: PointerEvent) => {
      arrastando ||= Math.hypot(x - inicio.clientX, y - inicio.clientY) > DISTANCIA_QUE_ARRASTA
      if (arrastando) setArraste({ coisa, x, y, alvo: alvoSob(x, y) })
    }
    const largar = ({ clientX: x, clientY: y }: PointerEvent) => {
      terminar()
      if (!arrastando) return
      engolirClique()
      const alvo = alvoSob(x, y)
      if (alvo !== null) soltar.current(coisa, alvo)
    }
    const desistir = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && arrastando) terminar()
    }
    const terminar = () => {
      window.removeEventListener('pointermove', mover)
      window.removeEventListener('pointerup', largar)
      window.removeEventListener('pointercancel', terminar)
      window.removeEventListener('keydown', desistir)
      parar.current = null
      setArraste(null)
    }
    window.addEventListener('pointermove', mover)
    window.addEventListener('pointerup', largar)
    window.addEventListener('pointercancel', terminar)
    window.addEventListener('keydown', desistir)
    parar.current = terminar
  }

  return { arraste, comecar }
}
