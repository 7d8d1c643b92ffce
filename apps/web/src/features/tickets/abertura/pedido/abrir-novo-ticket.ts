import type { RespostaDe } from '@balcao/dominio/contrato'
import type { abrirTicketPeloPortal } from '@balcao/dominio/tickets/abertura/contratos'
import { createContext, useContext } from 'react'
import type { PedidoDeTicket } from './pedido-de-ticket.ts'

export type TicketAberto = Pick<RespostaDe<typeof abrirTicketPeloPortal>, 'id' | 'protocolo'>

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
