import type { TicketNovo } from '../pedido/ticket-novo.ts'

/** NOV-11 What counts for the limit of items; whole invoices do not. */
export const itensNoTicket = ({ itens, itensAvulsos }: TicketNovo): number =>
  itens.length + itensAvulsos.length
