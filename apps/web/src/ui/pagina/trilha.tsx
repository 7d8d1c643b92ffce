import type { ReactNode } from 'react'
import estilos from './trilha.module.css'

type TrilhaProps = {
  /** Links, from the outermost in. */
  acima: readonly ReactNode[]
  aqui?: string
}

/** Where one is, and the way back. */
export function Trilha({ acima, aqui }: TrilhaProps) {
  return (
    <nav aria-label="Você está em">
      <ol className={estilos.trilha}>
        {acima.map((link, nivel) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the level is the identity
          <li key={nivel}>{link}</li>
        ))}
        {aqui && <li aria-current="page">{aqui}</li>}
      </ol>
    </nav>
  )
}
