import type { Contrato } from '@balcao/dominio/contrato'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { CANAL_DE_TICKETS, type EventosDeTickets } from '@balcao/dominio/tickets/canais'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { chaveDe } from '../../platform/consultas.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { useCanal } from '../../platform/tempo-real.ts'

/** SHL-06 Movement of the tickets the session may see: the staff hears of all, who is outside of their own. */
export function useEventosDeTickets(ouvintes: Parameters<typeof useCanal<EventosDeTickets>>[1]): void {
  const { colaborador, pode } = useSessao()
  const canal = pode('TICKET_INTERNO') ? CANAL_DE_TICKETS : canalDoColaborador(colaborador.id)
  useCanal<EventosDeTickets>(canal, ouvintes)
}

/** Asks these contracts again, at once the first time and then at most once in the interval. */
export function useAtualizacaoEspacada(
  contratos: readonly Pick<Contrato, 'metodo' | 'caminho'>[],
  intervaloMs: number,
): () => void {
  const consultas = useQueryClient()
  const ultima = useRef(-Infinity)
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(espera.current)
      espera.current = undefined
    },
    [],
  )

  return () => {
    if (espera.current !== undefined) return
    const falta = ultima.current + intervaloMs - performance.now()
    espera.current = setTimeout(
      () => {
        espera.current = undefined
        ultima.current = performance.now()
        // Nobody is looking at a hidden tab: it asks when it is shown again.
        const refetchType = document.hidden ? 'none' : 'active'
        for (const contrato of contratos)
          consultas.invalidateQueries({ queryKey: chaveDe(contrato), refetchType })
      },
      Math.max(0, falta),
    )
  }
}
