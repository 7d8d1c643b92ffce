import { type Autorizacoes, pode } from '../permissoes.ts'
import { ehInterno, type TipoDeUsuario } from '../usuarios.ts'

/** SHL-06 Movement of any ticket, for the lists of the staff; it names tickets, what they hold is asked for. */
export const CANAL_DE_TICKETS = 'private-tickets'

/** What both sides of a ticket may hear. */
export const canalDoTicket = (ticketId: number): string => `private-ticket-${ticketId}`

/** What only the staff may hear: restricted entries too. */
export const canalInternoDoTicket = (ticketId: number): string => `private-ticket-interno-${ticketId}`

/** Who of the staff is looking at or writing in the ticket. */
export const canalDePresencaDoTicket = (ticketId: number): string => `presence-ticket-${ticketId}`

const CANAIS_DE_UM_TICKET = /^(private-ticket-interno|private-ticket|presence-ticket)-(\d{1,15})$/

/** The ticket a channel belongs to, and whether it is for the staff alone. */
export function lerCanalDoTicket(
  canal: string,
): { ticketId: number; interno: boolean; presenca: boolean } | null {
  const [, especie, id] = CANAIS_DE_UM_TICKET.exec(canal) ?? []
  if (!especie) return null
  return {
    ticketId: Number(id),
    interno: especie !== 'private-ticket',
    presenca: especie === 'presence-ticket',
  }
}

type Ouvinte = { tipo: TipoDeUsuario; autorizacoes: Autorizacoes }

/** SHL-06 Whether that kind of channel is for this person; whether that very ticket is, only the database knows. */
export function podeOuvirCanalDeTickets(canal: string, { tipo, autorizacoes }: Ouvinte): boolean {
  if (!pode(autorizacoes, 'TICKET_VER')) return false
  if (canal === CANAL_DE_TICKETS) return ehInterno(tipo)
  const deUm = lerCanalDoTicket(canal)
  if (!deUm) return false
  return !deUm.interno || (ehInterno(tipo) && pode(autorizacoes, 'TICKET_INTERNO'))
}

export type EventosDoTicket = {
  /** Something changed; `versao` tells who already knows. */
  'ticket-mudou': { id: number; versao: number }
  /** ALC-01, ALC-05 Something became of a message to the customer; the ticket itself is as it was. */
  'envio-mudou': { id: number }
}

export type EventosDeTickets = {
  'ticket-mudou': { id: number; versao: number }
  'ticket-aberto': { id: number }
}

/** Sent by the browsers themselves on the presence channel. */
export type EventosDePresenca = {
  'client-escrevendo': { id: number; escrevendo: boolean }
}

/**
 * SHL-06 What of a browser's event the others of the channel hear: that somebody writes, or stopped, and nothing else that it put
 * in. Null is refused.
 */
export function eventoEntreNavegadores(
  canal: string,
  evento: string,
  dados: unknown,
): Pick<EventosDePresenca['client-escrevendo'], 'escrevendo'> | null {
  const escrevendo = (dados as Partial<EventosDePresenca['client-escrevendo']> | null)?.escrevendo
  const serve =
    lerCanalDoTicket(canal)?.presenca === true &&
    evento === ('client-escrevendo' satisfies keyof EventosDePresenca) &&
    typeof escrevendo === 'boolean'
  return serve ? { escrevendo } : null
}
