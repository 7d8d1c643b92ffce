import { type ComponentType, createContext, useContext } from 'react'

type PessoaJuridica = { id: number; razSoc: string }

export type EscolherTransportadora = ComponentType<{
  label: string
  valor: PessoaJuridica | null
  aoMudar: (transportadora: PessoaJuridica | null) => void
  erro: string | undefined
  /** API-04 Those that already deliver to this customer come first. */
  idCli?: number | undefined
  /** Said under the field while nothing is wrong with it. */
  dica?: string | undefined
  primeiro?: boolean
}>

/** NOV-17 Help about what the ticket is going to ask. */
export type MostrarArtigos = ComponentType<{
  assunto: string
  tipo: number | null
  /** The subject is on the screen. */
  visivel: boolean
  /** The ticket is not needed any more. */
  aoResolver: () => void
}>

/** Pickers of other features, lent by whoever joins them; articles only where the person may read them. */
export type Seletores = { Transportadora: EscolherTransportadora; Artigos?: MostrarArtigos | undefined }

export const ContextoDosSeletores = createContext<Seletores | null>(null)

export function useSeletores(): Seletores {
  const seletores = useContext(ContextoDosSeletores)
  if (!seletores) throw new Error('useSeletores needs ProvedorDaAbertura above it')
  return seletores
}
