import { createContext, useContext } from 'react'

export const PROXIMO_DA_FILA = 'Próximo da fila'

/** Goes to the next ticket of the person's queue, from this one if told. */
export type IrAoProximo = (idAtual?: number) => void

/** Null for whoever has no queue. */
export const ContextoDoProximo = createContext<IrAoProximo | null>(null)

export const useIrAoProximo = (): IrAoProximo | null => useContext(ContextoDoProximo)

/** MES-01 What a notice offers once something was done with a ticket. */
export function useOfertaDoProximo(idAtual: number) {
  const ir = useIrAoProximo()
  return ir ? { rotulo: PROXIMO_DA_FILA, aoAcionar: () => ir(idAtual) } : undefined
}
