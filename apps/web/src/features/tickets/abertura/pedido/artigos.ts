import { type ComponentType, createContext, useContext } from 'react'

/** NOV-17 Help about what the ticket is going to ask, which another feature has. */
export type MostrarArtigos = ComponentType<{
  assunto: string
  tipo: number | null
  /** The subject is on the screen. */
  visivel: boolean
  /** The ticket is not needed any more. */
  aoResolver: () => void
}>

/** Null where the person may not read articles. */
export const ContextoDosArtigos = createContext<MostrarArtigos | null>(null)

export const useArtigos = () => useContext(ContextoDosArtigos)
