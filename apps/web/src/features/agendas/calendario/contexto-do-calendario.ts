import type { Agenda } from '@balcao/dominio/agendas/contratos'
import { createContext, type PointerEvent, useContext } from 'react'

/** What every agenda on the page may do, wherever it stands. */
type Calendario = {
  abrir: (agenda: Agenda) => void
  finalizar: (agenda: Agenda) => void
  comecarArraste: (evento: PointerEvent, agenda: Agenda) => void
  /** The one on its way. */
  arrastada: number | null
  /** Where it would be let go. */
  alvo: string | null
  /** Of several people: each agenda says whose it is. */
  deVarios: boolean
}

export const ContextoDoCalendario = createContext<Calendario | null>(null)

export function useCalendario(): Calendario {
  const calendario = useContext(ContextoDoCalendario)
  if (!calendario) throw new Error('useCalendario needs the page of agendas above it')
  return calendario
}
