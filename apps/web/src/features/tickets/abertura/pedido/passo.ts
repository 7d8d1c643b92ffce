import type { Passo } from '@balcao/dominio/tickets/abertura/passos'
import type { PropsDoPasso as DoAssistente } from '../../../../ui/assistente/passo.ts'
import type { TicketNovo } from './ticket-novo.ts'

/** NOV-02 What the steps of a ticket receive. */
export type PropsDoPasso = Omit<DoAssistente<TicketNovo, Passo>, 'irPara'>
