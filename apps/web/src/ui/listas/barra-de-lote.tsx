import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import estilos from './barra-de-lote.module.css'

type BarraDeLoteProps = {
  rotulo: string
  /** '2 tickets escolhidos' */
  contagem: string
  detalhes?: ReactNode
  aoLimpar: () => void
  escondida: boolean
  /** The buttons. */
  children: ReactNode
}

/** What was chosen in a list and what can be done with it, within reach wherever the page is scrolled to. */
export function BarraDeLote(props: BarraDeLoteProps) {
  const { rotulo, contagem, detalhes, aoLimpar, escondida, children } = props
  return (
    <section className={estilos.barra} aria-label={rotulo} hidden={escondida}>
      <div className={estilos.contagem} role="status">
        <strong>{contagem}</strong>
        {detalhes}
      </div>
      {children}
      <CloseButton aria-label="Desfazer a escolha" onClick={aoLimpar} />
    </section>
  )
}
