import { createContext, useContext } from 'react'

/** What a line asks of the screen around it. */
export type AcoesNaLinha = {
  explicar: (chave: string) => void
  /** VEN-02 Of what there is none of here. */
  verOndeHa: (chave: string) => void
  verHistorico: (chave: string) => void
  remover: (chave: string) => void
  alternarBonificacao: (chave: string) => void
  /** GES-03 Null for whoever may not ask. */
  pedirPreco: ((chave: string) => void) | null
}

export const ContextoDasAcoes = createContext<AcoesNaLinha | null>(null)

export function useAcoesDaLinha(): AcoesNaLinha {
  const acoes = useContext(ContextoDasAcoes)
  if (!acoes) throw new Error('useAcoesDaLinha needs ContextoDasAcoes above it')
  return acoes
}
