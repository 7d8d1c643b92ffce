import type { RefObject } from 'react'

/** The open dialog, as its form sees it; its verb is the title and the button. */
export type Janela<D extends string = string> = {
  dialogo: D
  titulo: string
  /** Why this one opened instead of the one that was asked for. */
  aviso: string | null
  /** Something was typed: closing asks first. */
  alterado: RefObject<boolean>
  /** What was typed comes back when it opens again. */
  guarda: RefObject<boolean>
  fechar: () => void
  tentarFechar: () => void
  /** Another one takes its place without closing. */
  trocar: (dialogo: D, aviso: string) => void
}
