import { listarTickets } from '@balcao/dominio/tickets/contratos-lista'
import { useState } from 'react'
import { useAtualizacaoEspacada, useEventosDeTickets } from '../use-tickets-ao-vivo.ts'

const INTERVALO_MS = 2_000
const CONSULTAS = [listarTickets]
const NENHUM: ReadonlySet<number> = new Set()

/**
 * SHL-06 Asks the list again when tickets move, at most once in two seconds. Answers the tickets opened since the
 * page was asked for, so that they do not push the rows somebody is reading.
 */
export function useMudancasAoVivo(assunto: string) {
  const atualizar = useAtualizacaoEspacada(CONSULTAS, INTERVALO_MS)
  const [recentes, setRecentes] = useState({ assunto, ids: NENHUM })
  // Another page or filter is asked for on purpose: what it brings is no surprise.
  if (recentes.assunto !== assunto) setRecentes({ assunto, ids: NENHUM })

  useEventosDeTickets({
    'ticket-mudou': atualizar,
    'ticket-aberto': ({ id }) => {
      setRecentes((atual) => ({ ...atual, ids: new Set(atual.ids).add(id) }))
      atualizar()
    },
  })
  return { abertos: recentes.ids, aceitar: () => setRecentes({ assunto, ids: NENHUM }) }
}
