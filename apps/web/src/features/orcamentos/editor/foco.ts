import { createContext, useContext } from 'react'

/** Where the keyboard is sent to. */
export type Foco = {
  /** The field that adds products. */
  irParaOProduto: () => void
  /** The line comes into sight and lights up for a moment. */
  mostrarLinha: (chave: string) => void
  irParaCelula: (chave: string, coluna: string) => void
}

export const ContextoDoFoco = createContext<Foco | null>(null)

export function useFoco(): Foco {
  const foco = useContext(ContextoDoFoco)
  if (!foco) throw new Error('useFoco needs ContextoDoFoco above it')
  return foco
}
