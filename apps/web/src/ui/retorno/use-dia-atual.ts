import { hojeEm } from '@balcao/dominio/formatos/datas'
import { useSyncExternalStore } from 'react'

const CONFERENCIA_MS = 60_000

// One timer for every date on the screen; a page left open overnight must not keep saying 'hoje'.
const ouvintes = new Set<() => void>()
let relogio: ReturnType<typeof setInterval> | undefined

function conferir(): void {
  for (const avisar of ouvintes) avisar()
}

function assinar(avisar: () => void): () => void {
  ouvintes.add(avisar)
  relogio ??= setInterval(conferir, CONFERENCIA_MS)
  return () => {
    ouvintes.delete(avisar)
    if (ouvintes.size > 0) return
    clearInterval(relogio)
    relogio = undefined
  }
}

/** Today's ISO date in the business time zone; renders again only when the day turns. */
export function useDiaAtual(): string {
  return useSyncExternalStore(assinar, () => hojeEm(new Date()))
}
