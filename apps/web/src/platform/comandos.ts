import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** Something the page at hand can do, run by its name from the search over everything. */
type ComandoDaPagina = { titulo: string; acao: () => void }

let comandos: readonly ComandoDaPagina[] = []
const ouvintes = new Set<() => void>()

function trocar(novos: readonly ComandoDaPagina[]): void {
  comandos = novos
  for (const ouvinte of ouvintes) ouvinte()
}

/** MES-04 Offered in Ctrl+K for as long as the component is mounted. */
export function useComando(titulo: string, acao: () => void): void {
  const atual = useRef(acao)
  useLayoutEffect(() => {
    atual.current = acao
  })
  useLayoutEffect(() => {
    const comando: ComandoDaPagina = { titulo, acao: () => atual.current() }
    trocar([...comandos, comando])
    return () => trocar(comandos.filter((outro) => outro !== comando))
  }, [titulo])
}

function assinar(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

/** What the page can do at this moment. */
export function useComandos(): readonly ComandoDaPagina[] {
  return useSyncExternalStore(assinar, () => comandos)
}
