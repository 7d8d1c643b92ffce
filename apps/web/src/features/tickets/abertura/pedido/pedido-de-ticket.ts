import type { TicketNovo } from './ticket-novo.ts'

/** SHL-05 What the wizard opens with, from a customer, an invoice or a kind of ticket. */
export type PedidoDeTicket = {
  /** Id of the customer. */
  cliente?: number | undefined
  /** Id or number of the invoice; it brings its customer and branch. */
  nota?: number | undefined
  /** Key of the type: 'devolucao-parcial'. */
  tipo?: string | undefined
  /** MES-07 A return from an invoice, in two screens; `termo` is what its field begins with. */
  devolucao?: { termo?: string | undefined } | undefined
  /** MES-07 What was filled in two screens goes on step by step. */
  comecado?: TicketNovo | undefined
}
