import type { ComponentType } from 'react'

/** What is missing or wrong, by the name of the field. */
export type Problemas = Record<string, string>

/** What every step receives; `novo` is all that is being typed. */
export type PropsDoPasso<N, P extends string> = {
  novo: N
  mudar: (transicao: (atual: N) => N) => void
  problemas: Problemas
  /** A summary leads to the other steps. */
  irPara: (passo: P) => void
}

/** One step, described; complete when nothing in it is missing or wrong. */
export type PassoDoAssistente<N, P extends string> = {
  id: P
  titulo: string
  Conteudo: ComponentType<PropsDoPasso<N, P>>
  problemas: () => Problemas
  /** Asked before one goes on from it, once nothing in it is missing or wrong: answers whether one may. */
  antes?: (() => Promise<boolean>) | undefined
}
