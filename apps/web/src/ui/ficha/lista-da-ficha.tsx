import type { ReactNode } from 'react'
import estilos from './lista-da-ficha.module.css'

type ListaDaFichaProps = {
  /** `li`s: what it is on one side, how much on the other; `small` is the lesser part. */
  children: ReactNode
  /** Each in a frame of its own, with whatever it has below one another. */
  emQuadros?: boolean
}

/** Several small things of a record. */
export function ListaDaFicha({ children, emQuadros }: ListaDaFichaProps) {
  return (
    <ul className={estilos.lista} data-em-quadros={emQuadros || undefined}>
      {children}
    </ul>
  )
}
