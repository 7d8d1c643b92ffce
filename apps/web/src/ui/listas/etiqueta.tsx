import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { coresDaCorLivre } from '../tema/cor-livre.ts'
import { coresDoTom, type Tom } from '../tema/tons.ts'
import estilos from './etiqueta.module.css'

interface EtiquetaProps {
  tom?: Tom
  /** a colour that comes with the data, in hex, instead of a tone */
  cor?: string | null | undefined
  icone?: ReactNode
  /** what a few letters stand for: on hover, and read out instead of them */
  explicacao?: string | undefined
  /** required words: colour alone tells nothing to many people */
  children: string
}

/** Small coloured label of a status. */
export function Etiqueta({ tom = 'neutro', cor, icone, explicacao, children }: EtiquetaProps) {
  const { texto, fundo, borda } = cor ? coresDaCorLivre(cor) : coresDoTom(tom)
  const cores = { '--texto': texto, '--fundo': fundo, '--borda': borda } as CSSProperties
  return (
    <span className={estilos.etiqueta} style={cores} title={explicacao ?? children}>
      {icone}
      <span aria-hidden={explicacao ? true : undefined}>{children}</span>
      {explicacao && <VisuallyHidden>{explicacao}</VisuallyHidden>}
    </span>
  )
}
