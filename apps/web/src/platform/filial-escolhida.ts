import { useCallback, useSyncExternalStore } from 'react'
import { negocioAtual } from './ambiente.ts'

const chave = () => `balcao:filial:${negocioAtual().id}`
const ouvintes = new Set<() => void>()

function assinar(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

function ler(): number | null {
  const guardada = Number(localStorage.getItem(chave()))
  return Number.isSafeInteger(guardada) && guardada > 0 ? guardada : null
}

/** The branch chosen in the top bar, remembered on this machine; null is all branches. */
export function useFilialEscolhida(): [idFil: number | null, escolher: (idFil: number | null) => void] {
  const idFil = useSyncExternalStore(assinar, ler)
  const escolher = useCallback((nova: number | null) => {
    if (nova === null) localStorage.removeItem(chave())
    else localStorage.setItem(chave(), String(nova))
    for (const ouvinte of ouvintes) ouvinte()
  }, [])
  return [idFil, escolher]
}
