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
  /** Of what comes from the server, each part only after the one above it: nothing that was read is pushed down. */
  emOrdem?: boolean
  children: ReactNode
}

/** A page that is neither a list nor a record: its name, and what is in it one below the other. */
export function Pagina(props: PaginaProps) {
  const { titulo, contagem, descricao, acima, icone, aoLado, emOrdem, children } = props
  return (
    <div className={estilos.pagina} data-em-ordem={emOrdem || undefined}>
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
