import type { ReactNode } from 'react'
import estilos from './vazio.module.css'

type VazioProps = { icone?: ReactNode; children: ReactNode }

/** Nothing here: what that means (`strong`), and what to do next. */
export function Vazio({ icone, children }: VazioProps) {
  return (
    <div className={estilos.vazio}>
      {icone}
      {children}
    </div>
  )
}
