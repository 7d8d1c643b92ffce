import { createContext, useContext } from 'react'
import type { TicketAberto } from './envio/use-envio-do-ticket.ts'
import type { PedidoDeTicket } from './pedido-de-ticket.ts'

export type Abertura = {
  /** SHL-03 Opens 'Abrir novo ticket', prefilled from where it was asked for. */
  abrirNovoTicket: (pedido?: PedidoDeTicket) => void
  /** SHL-05 Says, over any page, that a ticket was created. */
  mostrarTicketCriado: (ticket: TicketAberto) => void
}

export const ContextoDaAbertura = createContext<Abertura | null>(null)

export function useAbertura(): Abertura {
  const abertura = useContext(ContextoDaAbertura)
  if (!abertura) throw new Error('useAbertura needs ProvedorDaAbertura above it')
  return abertura
}
