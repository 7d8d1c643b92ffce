import { useEffect, useState } from 'react'
import { lerRascunhoComArquivos, type RascunhoLido } from '../rascunhos-com-arquivos.ts'
import type { RascunhoDoAssistente } from './descricao-do-assistente.ts'

/** A browser whose storage does not answer must not keep anybody from beginning. */
const ESPERA_MS = 3_000

type Lido<N, P extends string> = RascunhoLido<RascunhoDoAssistente<N, P>>

/** What was left unfinished before; undefined while it is being looked for. `completar`: a draft of before an upgrade lacks what came with it. */
export function useRascunhoAnterior<N, P extends string>(
  chave: string,
  completar: (novo: N) => N,
): Lido<N, P> | null | undefined {
  const [anterior, setAnterior] = useState<Lido<N, P> | null>()
  useEffect(() => {
    let saiu = false
    const responder = (lido: Lido<N, P> | null) => {
      if (!saiu) setAnterior((antes) => (antes === undefined ? lido : antes))
    }
    const relogio = setTimeout(responder, ESPERA_MS, null)
    void lerRascunhoComArquivos<RascunhoDoAssistente<N, P>>(chave).then((lido) => {
      if (!lido) return responder(null)
      const { em, valores } = lido
      responder({ em, valores: { ...valores, novo: completar(valores.novo) } })
    })
    return () => {
      saiu = true
      clearTimeout(relogio)
    }
  }, [chave, completar])
  return anterior
}
