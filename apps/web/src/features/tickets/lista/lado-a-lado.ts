import { useSyncExternalStore } from 'react'
import { negocioAtual } from '../../../platform/ambiente.ts'
import { useSessao } from '../../../platform/sessao.tsx'

const ouvintes = new Set<() => void>()

function assinar(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

/** MES-03 Whether this person, in this browser, wants list and ticket side by side. */
export function useLadoALado(): readonly [boolean, (quer: boolean) => void] {
  const { colaborador } = useSessao()
  const chave = `balcao:lado-a-lado:${negocioAtual().id}:${colaborador.id}`
  const quer = useSyncExternalStore(assinar, () => localStorage.getItem(chave) !== null)
  function mudar(novo: boolean) {
    try {
      if (novo) localStorage.setItem(chave, 'sim')
      else localStorage.removeItem(chave)
    } catch {
      // Storage that is full or forbidden: the choice lasts as long as the address says it.
    }
    for (const ouvinte of ouvintes) ouvinte()
  }
  return [quer, mudar]
}
