import type { TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import { createContext, useContext } from 'react'

/** AGE-01 What the form opens with; without anything, empty. */
export type AberturaDaAgenda = {
  idCli?: number | undefined
  tipo?: TipoDeAgenda | undefined
  dia?: string | undefined
}

/** Opens 'Nova agenda' over any page. */
export type AbrirNovaAgenda = (abertura?: AberturaDaAgenda) => void

/** Null to whoever may not set agendas. */
export const ContextoDaNovaAgenda = createContext<AbrirNovaAgenda | null>(null)

export const useAbrirNovaAgenda = (): AbrirNovaAgenda | null => useContext(ContextoDaNovaAgenda)
