import type { Anexo } from '../../detalhe/anexos/anexo.ts'
import type { TicketNovo } from './ticket-novo.ts'

/** TIC-10 The ticket that a return is written into, and the photos that came with its messages. */
export type TicketQueDevolve = {
  id: number
  versao: number
  /** Null while nobody knows whose it is: the invoice says so. */
  cliente: { id: number; nome: string } | null
  fotos: readonly Anexo[]
}

/** SHL-05 What the wizard opens with, from a customer, an invoice or a kind of ticket. */
export type PedidoDeTicket = {
  /** Id of the customer. */
  cliente?: number | undefined
  /** Id or number of the invoice; it brings its customer and branch. */
  nota?: number | undefined
  /** Key of the type: 'devolucao-parcial'. */
  tipo?: string | undefined
  /** MES-07 A return from an invoice, in two screens; `termo` is what its field begins with. GES-04 `troca`: for something else. */
  devolucao?: { termo?: string | undefined; troca?: boolean } | undefined
  /** TIC-10 The return is of a ticket that is already here. */
  noTicket?: TicketQueDevolve | undefined
  /** MES-07 What was filled in two screens goes on step by step. */
  comecado?: TicketNovo | undefined
}
