import { useEffect, useState } from 'react'
import { lerRascunhoComArquivos, type RascunhoLido } from '../../../../platform/rascunhos-com-arquivos.ts'
import { retomarLembrados } from '../escolha/lembrado.ts'
import { TICKET_EM_BRANCO } from '../estado.ts'
import type { RascunhoDoTicket } from './rascunho-do-ticket.ts'

/** A browser whose storage does not answer must not keep anybody from opening a ticket. */
const ESPERA_MS = 3_000

/** What was left unfinished before; undefined while it is being looked for. */
export function useRascunhoAnterior(chave: string): RascunhoLido<RascunhoDoTicket> | null | undefined {
  const [anterior, setAnterior] = useState<RascunhoLido<RascunhoDoTicket> | null>()
  useEffect(() => {
    let saiu = false
    const responder = (lido: RascunhoLido<RascunhoDoTicket> | null) => {
      if (!saiu) setAnterior((antes) => (antes === undefined ? lido : antes))
    }
    const relogio = setTimeout(responder, ESPERA_MS, null)
    void lerRascunhoComArquivos<RascunhoDoTicket>(chave).then((lido) => responder(lido && completo(lido)))
    return () => {
      saiu = true
      clearTimeout(relogio)
    }
  }, [chave])
  return anterior
}

/** A draft of before an upgrade lacks what came with it. */
function completo({ em, valores }: RascunhoLido<RascunhoDoTicket>): RascunhoLido<RascunhoDoTicket> {
  const novo = { ...TICKET_EM_BRANCO, ...valores.novo }
  return { em, valores: { ...valores, novo: { ...novo, lembrados: retomarLembrados(novo.lembrados) } } }
}
