import type { Uf } from '@balcao/dominio/brasil/estados'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Cidade = { ibge: string; nome: string }
export type CarregarCidades = (uf: Uf, signal: AbortSignal) => Promise<readonly Cidade[]>

type Carga = {
  uf: Uf | null
  fase: 'carregando' | 'pronta' | 'falhou'
  cidades: readonly Cidade[]
  erro?: unknown
}

const SEM_CARGA: Carga = { uf: null, fase: 'pronta', cidades: [] }

/** Cities of the chosen state; an answer for a state that is no longer chosen is dropped. */
export function useCidades(uf: Uf | null, carregar: CarregarCidades) {
  const [carga, setCarga] = useState<Carga>(SEM_CARGA)
  const [tentativa, setTentativa] = useState(0)
  const carregarRef = useRef(carregar)
  useEffect(() => {
    carregarRef.current = carregar
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again for the same state
  useEffect(() => {
    if (uf === null) return setCarga(SEM_CARGA)
    const controle = new AbortController()
    const terminar = (fim: Omit<Carga, 'uf'>) => {
      if (!controle.signal.aborted) setCarga({ uf, ...fim })
    }
    setCarga({ uf, fase: 'carregando', cidades: [] })
    carregarRef.current(uf, controle.signal).then(
      (cidades) => terminar({ fase: 'pronta', cidades }),
      (erro: unknown) => terminar({ fase: 'falhou', cidades: [], erro }),
    )
    return () => controle.abort()
  }, [uf, tentativa])
  const tentarNovamente = useCallback(() => setTentativa((numero) => numero + 1), [])
  // Between the choice of a state and its effect, the list still belongs to the former one.
  return { ...(carga.uf === uf ? carga : SEM_CARGA), tentarNovamente }
}
