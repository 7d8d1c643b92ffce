import { useCallback, useSyncExternalStore } from 'react'
import { negocioAtual } from './ambiente.ts'

/** Of one person: who signs in next on the same machine begins with their own choice. */
const chaveDaFilial = (colaborador: number) => `balcao:filial:${negocioAtual().id}:${colaborador}`
const ouvintes = new Set<() => void>()

function assinar(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

function ler(chave: string): number | null {
  const guardada = Number(localStorage.getItem(chave))
  return Number.isSafeInteger(guardada) && guardada > 0 ? guardada : null
}

/** The one remembered, outside a component. */
export const lerFilialEscolhida = (colaborador: number) => ler(chaveDaFilial(colaborador))

/** The branch chosen in the top bar, remembered on this machine; null is all branches. */
export function useFilialEscolhida(
  colaborador: number,
): [idFil: number | null, escolher: (idFil: number | null) => void] {
  const chave = chaveDaFilial(colaborador)
  const idFil = useSyncExternalStore(assinar, () => ler(chave))
  const escolher = useCallback(
    (nova: number | null) => {
      if (nova === null) localStorage.removeItem(chave)
      else localStorage.setItem(chave, String(nova))
      for (const ouvinte of ouvintes) ouvinte()
    },
    [chave],
  )
  return [idFil, escolher]
}
