import type { ReactNode } from 'react'
import estilos from './topo-da-ficha.module.css'

type TopoDaFichaProps = {
  titulo: string
  /** The lesser part of the name. */
  complemento?: string
  subtitulo?: ReactNode
  /** A badge, an amount. */
  aoLado?: ReactNode
}

/** Which record, inside a dialog, whose own title says only of what kind. */
export function TopoDaFicha({ titulo, complemento, subtitulo, aoLado }: TopoDaFichaProps) {
  return (
    <header className={estilos.topo}>
      <div>
        <h3>
          {titulo} {complemento && <small>{complemento}</small>}
        </h3>
        {subtitulo && <p>{subtitulo}</p>}
      </div>
      {aoLado && <div className={estilos.aoLado}>{aoLado}</div>}
    </header>
  )
}
