import type { ReactNode } from 'react'
import estilos from './exemplo-da-galeria.module.css'

/** A titled place for one component in the development gallery. */
export function ExemploDaGaleria({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <section className={estilos.exemplo} aria-label={titulo}>
      <h3 className={estilos.titulo}>{titulo}</h3>
      {children}
    </section>
  )
}
