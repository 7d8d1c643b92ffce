import type { TicketNovo } from './ticket-novo.ts'

/** NOV-02 What every step receives. */
export type PropsDoPasso = {
  novo: TicketNovo
  mudar: (transicao: (atual: TicketNovo) => TicketNovo) => void
  /** What is missing or wrong, by the name of the field. */
  problemas: Record<string, string>
}
