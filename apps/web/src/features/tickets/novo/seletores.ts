import { type ComponentType, createContext, useContext } from 'react'

type PessoaJuridica = { id: number; razSoc: string }

export type EscolherTransportadora = ComponentType<{
  label: string
  valor: PessoaJuridica | null
  aoMudar: (transportadora: PessoaJuridica | null) => void
  erro: string | undefined
  primeiro?: boolean
}>

/** Pickers of other features, lent by whoever joins them. */
export type Seletores = { Transportadora: EscolherTransportadora }

export const ContextoDosSeletores = createContext<Seletores | null>(null)

export function useSeletores(): Seletores {
  const seletores = useContext(ContextoDosSeletores)
  if (!seletores) throw new Error('useSeletores needs ProvedorDaAbertura above it')
  return seletores
}
