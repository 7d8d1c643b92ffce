import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const ouvintes = new Set<() => void>()
let imprimindo = false

function mudar(agora: boolean) {
  imprimindo = agora
  // The browser takes its picture as soon as the event ends.
  flushSync(() => {
    for (const avisar of ouvintes) avisar()
  })
}
const comecar = () => mudar(true)
const terminar = () => mudar(false)

function assinar(avisar: () => void): () => void {
  if (ouvintes.size === 0) {
    window.addEventListener('beforeprint', comecar)
    window.addEventListener('afterprint', terminar)
  }
  ouvintes.add(avisar)
  return () => {
    ouvintes.delete(avisar)
    if (ouvintes.size > 0) return
    imprimindo = false
    window.removeEventListener('beforeprint', comecar)
    window.removeEventListener('afterprint', terminar)
  }
}

/** Paper has no scroll: what is kept out of a long page must be there while it is printed. */
export function useImprimindo(): boolean {
  return useSyncExternalStore(assinar, () => imprimindo)
}
