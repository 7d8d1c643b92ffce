import { useEffect, useSyncExternalStore } from 'react'

// One page is open at a time, and so there is one name.
let titulo: string | null = null
const ouvintes = new Set<() => void>()

function trocar(novo: string | null): void {
  titulo = novo
  for (const avisar of ouvintes) avisar()
}

function assinar(avisar: () => void): () => void {
  ouvintes.add(avisar)
  return () => ouvintes.delete(avisar)
}

/** A page that knows a better name than its route, once its data is there: 'Ticket 2026.000123-4'. */
export function useTituloProprio(novo: string | undefined): void {
  useEffect(() => {
    if (!novo) return
    trocar(novo)
    return () => trocar(null)
  }, [novo])
}

export const useTituloDado = (): string | null => useSyncExternalStore(assinar, () => titulo)
