import type { ReactNode } from 'react'
import estilos from './pagina.module.css'

type PaginaProps = {
  titulo: string
  /** Beside the title, as in a list. */
  contagem?: string | undefined
  descricao?: ReactNode
  /** The way back. */
  acima?: ReactNode
  icone?: ReactNode
  /** At the end of the title's line: a search, a button. */
  aoLado?: ReactNode
  children: ReactNode
}

/** A page that is neither a list nor a record: its name, and what is in it one below the other. */
export function Pagina({ titulo, contagem, descricao, acima, icone, aoLado, children }: PaginaProps) {
  return (
    <div className={estilos.pagina}>
      {acima}
      <div className={estilos.cabecalho}>
        {icone}
        <div className={estilos.nome}>
          <h1>{titulo}</h1>
          {contagem && <span className={estilos.contagem}>{contagem}</span>}
          {descricao && <p>{descricao}</p>}
        </div>
        {aoLado}
      </div>
      {children}
    </div>
  )
}
