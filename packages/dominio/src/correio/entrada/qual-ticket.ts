import { lerProtocolo } from '../../tickets/protocolo.ts'

/** How a message names a ticket, in the order in which it is believed. */
export type ViaDoTicket = 'MARCA' | 'ENDERECO' | 'EM_RESPOSTA_A' | 'REFERENCIAS' | 'PROTOCOLO'

// Only we can make these; the others anybody may write.
const PROVAM: readonly ViaDoTicket[] = ['MARCA', 'ENDERECO']

export type CandidatoATicket = {
  via: ViaDoTicket
  ticketId: number
  /** Whether the sender takes part in that ticket. */
  participa: boolean
}

/** ALC-02 A stranger who names a ticket without proof joins none. */
export const qualTicket = (candidatos: readonly CandidatoATicket[]): number | null =>
  candidatos.find(({ via, participa }) => participa || PROVAM.includes(via))?.ticketId ?? null

/** ALC-02 Protocols in a subject, in the order in which they are written; digits that are no protocol are none. */
export const protocolosDoAssunto = (assunto: string): string[] =>
  [...assunto.matchAll(/\b\d{4}\.?\d{6,12}-?\d\b/g)].flatMap(([escrito]) => lerProtocolo(escrito) ?? [])
