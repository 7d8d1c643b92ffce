import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react'

type Aberto = { profundidade: number }

/** How many dialogs a dialog is inside of. */
export const Profundidade = createContext(0)

let abertos: readonly Aberto[] = []
const ouvintes = new Set<() => void>()

function trocar(novos: readonly Aberto[]): void {
  abertos = novos
  for (const avisar of ouvintes) avisar()
}

function ouvir(avisar: () => void): () => void {
  ouvintes.add(avisar)
  return () => ouvintes.delete(avisar)
}

/** The innermost and, of several as deep, the last one to open. */
const doTopo = () =>
  abertos.reduce<Aberto | null>(
    (topo, outro) => (topo && topo.profundidade > outro.profundidade ? topo : outro),
    null,
  )

/** Every open dialog of the kit answers Esc: whether this one is on top, and so the one that is meant. */
export function useNoTopo(aberto: boolean): boolean {
  const profundidade = useContext(Profundidade)
  const este = useRef<Aberto | null>(null)
  useEffect(() => {
    if (!aberto) return
    const novo = { profundidade }
    este.current = novo
    trocar([...abertos, novo])
    // The Esc that closed it is still on its way to those under it.
    return () => void setTimeout(() => trocar(abertos.filter((outro) => outro !== novo)))
  }, [aberto, profundidade])
  return useSyncExternalStore(ouvir, () => este.current !== null && doTopo() === este.current)
}
