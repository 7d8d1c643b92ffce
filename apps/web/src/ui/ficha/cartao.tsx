import type { ReactNode } from 'react'
import estilos from './cartao.module.css'

type CartaoProps = {
  titulo: string
  /** For who listens, where the title alone says too little. */
  rotulo?: string
  /** In the line of the title: a badge, a figure, what may be done. */
  aoLado?: ReactNode
  /** Inside a dialog, whose own title is an `h2`, it is 3. */
  nivel?: 2 | 3
  /** Without the frame: a part of a dialog, which is a frame already. */
  solto?: boolean
  /** What is in it brings its own padding: rows from border to border. */
  rente?: boolean
  /** Paper goes to the customer: it is not printed. */
  soNaTela?: boolean
  children: ReactNode
}

/** One matter of a record, with its name. */
export function Cartao(props: CartaoProps) {
  const { titulo, rotulo = titulo, aoLado, nivel = 2, solto, rente, soNaTela, children } = props
  const Titulo = `h${nivel}` as const
  return (
    <section
      className={estilos.cartao}
      aria-label={rotulo}
      data-solto={solto || undefined}
      data-rente={rente || undefined}
      data-so-na-tela={soNaTela || undefined}
    >
      <div className={estilos.topo}>
        <Titulo>{titulo}</Titulo>
        {aoLado}
      </div>
      {children}
    </section>
  )
}
