import { listarAguardandoColeta, listarColetas, obterColeta } from '@balcao/dominio/coletas/contratos'
import { CANAL_DE_TICKETS, type EventosDeTickets } from '@balcao/dominio/tickets/canais'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { chaveDe } from '../../platform/consultas.ts'
import { useCanal } from '../../platform/tempo-real.ts'

/** COL-01 What every deed with a pickup changes on the screen. */
export const ALTERADOS_PELA_COLETA = [listarColetas, obterColeta, listarAguardandoColeta] as const

/** Brings how pickups stand now. */
export function useRecarregarColetas(): () => void {
  const consultas = useQueryClient()
  return () => {
    for (const contrato of ALTERADOS_PELA_COLETA)
      void consultas.invalidateQueries({ queryKey: chaveDe(contrato) })
  }
}

const ESPERA_MS = 1_000

/** SHL-06 Every deed with a pickup moves its tickets: the lists follow, once in a while however many moved. */
export function useColetasAoVivo(interessa: (ticketId: number) => boolean = () => true): void {
  const recarregar = useRecarregarColetas()
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(espera.current), [])
  useCanal<EventosDeTickets>(CANAL_DE_TICKETS, {
    'ticket-mudou': ({ id }) => {
      if (!interessa(id)) return
      clearTimeout(espera.current)
      espera.current = setTimeout(recarregar, ESPERA_MS)
    },
  })
}
