import { createContext, useContext } from 'react'

/** CAD-01 What the registration opens with; without anything, empty. */
export type AberturaDoCadastro = {
  /** To be completed. */
  prospect?: { idCli: number; documento: string } | undefined
  /** TIC-12 Whoever opened a ticket without being a customer. */
  consumidor?:
    | { ticket: number; documento: string; nome: string; email: string; telefone: string }
    | undefined
  /** Instead of telling it and offering the customer's page. */
  aoCadastrar?: ((idCli: number) => void) | undefined
}

/** Opens 'Cadastrar Cliente' over any page. */
export type AbrirCadastro = (abertura?: AberturaDoCadastro) => void

export const ContextoDoCadastro = createContext<AbrirCadastro | null>(null)

export function useAbrirCadastro(): AbrirCadastro {
  const abrir = useContext(ContextoDoCadastro)
  if (!abrir) throw new Error('useAbrirCadastro needs ProvedorDoCadastro above it')
  return abrir
}
