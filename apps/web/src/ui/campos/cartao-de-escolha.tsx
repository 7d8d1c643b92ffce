import type { ReactNode } from 'react'
import estilos from './cartao-de-escolha.module.css'

/** A radio or a checkbox that says much: the whole card is its target. */
export function CartaoDeEscolha({ children }: { children: ReactNode }) {
  return <div className={estilos.cartao}>{children}</div>
}
