import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { CANAL_DE_TICKETS, type EventosDeTickets } from '@balcao/dominio/tickets/canais'
import { listarTickets } from '@balcao/dominio/tickets/contratos-lista'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { chaveDe } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { useCanal } from '../../../platform/tempo-real.ts'

const INTERVALO_MS = 2_000
const NENHUM: ReadonlySet<number> = new Set()

/**
 * SHL-06 Asks the list again when tickets move, at most once in two seconds. Answers the tickets opened since the
 * page was asked for, so that they do not push the rows somebody is reading.
 */
export function useMudancasAoVivo(assunto: string) {
  const { colaborador, pode } = useSessao()
  const atualizar = useAtualizacaoEspacada()
  const [recentes, setRecentes] = useState({ assunto, ids: NENHUM })
  // Another page or filter is asked for on purpose: what it brings is no surprise.
  if (recentes.assunto !== assunto) setRecentes({ assunto, ids: NENHUM })

  const canal = pode('TICKET_INTERNO') ? CANAL_DE_TICKETS : canalDoColaborador(colaborador.id)
  useCanal<EventosDeTickets>(canal, {
    'ticket-mudou': atualizar,
    'ticket-aberto': ({ id }) => {
      setRecentes((atual) => ({ ...atual, ids: new Set(atual.ids).add(id) }))
      atualizar()
    },
  })
  return { abertos: recentes.ids, aceitar: () => setRecentes({ assunto, ids: NENHUM }) }
}

function useAtualizacaoEspacada(): () => void {
  const consultas = useQueryClient()
  const ultima = useRef(-Infinity)
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(espera.current), [])

  return () => {
    if (espera.current !== undefined) return
    const falta = ultima.current + INTERVALO_MS - performance.now()
    espera.current = setTimeout(
      () => {
        espera.current = undefined
        ultima.current = performance.now()
        // Nobody is looking at a hidden tab: it asks when it is shown again.
        const refetchType = document.hidden ? 'none' : 'active'
        consultas.invalidateQueries({ queryKey: chaveDe(listarTickets), refetchType })
      },
      Math.max(0, falta),
    )
  }
}
