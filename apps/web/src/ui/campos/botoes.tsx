import type { ReactNode } from 'react'
import estilos from './botoes.module.css'

type BotoesProps = {
  /** Where the line ends, as in a dialog; in the middle, under a message of its own. */
  lado?: 'fim' | 'meio'
  children: ReactNode
}

/** What may be pressed, side by side; on a phone they share the width. */
export function Botoes({ lado, children }: BotoesProps) {
  return (
    <div className={estilos.botoes} data-lado={lado}>
      {children}
    </div>
  )
}
