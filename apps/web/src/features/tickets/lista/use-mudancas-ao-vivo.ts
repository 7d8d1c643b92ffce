import type { EventosDeTickets } from '@balcao/dominio/tickets/canais'
import { useState } from 'react'
import { useCanal, useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { useCanalDosTickets } from '../use-canal-dos-tickets.ts'

const NENHUM: ReadonlySet<number> = new Set()

/**
 * SHL-06 Asks the list again when tickets move. Answers the tickets opened since the page was asked for, so that they
 * do not push the rows somebody is reading.
 */
export function useMudancasAoVivo(assunto: string) {
  const canal = useCanalDosTickets()
  const [recentes, setRecentes] = useState({ assunto, ids: NENHUM })
  // Another page or filter is asked for on purpose: what it brings is no surprise.
  if (recentes.assunto !== assunto) setRecentes({ assunto, ids: NENHUM })

  useReleituraAoVivo([canal])
  useCanal<EventosDeTickets>(canal, {
    'ticket-aberto': ({ id }) => setRecentes((atual) => ({ ...atual, ids: new Set(atual.ids).add(id) })),
  })
  return { abertos: recentes.ids, aceitar: () => setRecentes({ assunto, ids: NENHUM }) }
}
