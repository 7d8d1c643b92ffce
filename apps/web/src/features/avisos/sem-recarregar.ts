import type { MouseEvent } from 'react'

/** A new tab stays the browser's affair. */
export const semRecarregar = (ir: () => void) => (evento: MouseEvent) => {
  if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return
  evento.preventDefault()
  ir()
}
