import { lerProtocolo } from '../../tickets/protocolo.ts'
import type { Autenticacao } from './autenticacao.ts'

/** How a message names a ticket, in the order in which it is believed: by what only we can make, or by what anybody may write. */
export type ViaDoTicket = 'MARCA' | 'ENDERECO' | 'ID_NOSSO' | 'ID_DE_FORA' | 'PROTOCOLO'

export type CandidatoATicket = {
  via: ViaDoTicket
  ticketId: number
  /** Whether the sender takes part in that ticket. */
  participa: boolean
  /** Whether the ticket is nobody's yet, and this address opened it: who writes its address there gains nothing that a new one would not give. */
  doMesmoDesconhecido?: boolean
}

type Caso = {
  candidatos: readonly CandidatoATicket[]
  /** What the server of the mailbox says of the sender. */
  autenticacao: Autenticacao
  /** Whether that server says anything of anybody. */
  confere: boolean
  /** Whether the address is of exactly one customer. */
  deCliente: boolean
}

/** Where a message goes by itself; `emNomeDoCliente`, whether what is new may be the customer's whose address it is. */
export type Lugar =
  | { ticketId: number | null; via?: ViaDoTicket; emNomeDoCliente: boolean }
  | { espera: 'FORJADA' }
  | { espera: 'SEM_PROVA'; ticketId: number | null }

/**
 * ALC-02 The one place where proof is asked of who wrote. The sender's address and a protocol are for anybody to write: what the
 * server stamped proves the sender; our mark, and our own Message-ID in the hands of who takes part, prove the ticket. Without
 * either, what would be a participant's waits for a person; a stranger who names a ticket joins none.
 */
export function lugarDaRecebida({ candidatos, autenticacao, confere, deCliente }: Caso): Lugar {
  if (autenticacao === 'FALHOU') return { espera: 'FORJADA' }
  const passou = autenticacao === 'PASSOU'
  const emNomeDoCliente = passou && deCliente
  const provado = candidatos.find(
    ({ via, participa, doMesmoDesconhecido = false }) =>
      via === 'MARCA' ||
      via === 'ENDERECO' ||
      (participa && (passou || via === 'ID_NOSSO' || (via === 'ID_DE_FORA' && doMesmoDesconhecido))),
  )
  if (provado) return { ticketId: provado.ticketId, via: provado.via, emNomeDoCliente }
  const participa = candidatos.find((candidato) => candidato.participa)
  if (participa) return { espera: 'SEM_PROVA', ticketId: participa.ticketId }
  if (deCliente && confere && !passou) return { espera: 'SEM_PROVA', ticketId: null }
  return { ticketId: null, emNomeDoCliente }
}

/** ALC-02 Protocols in a subject, in the order in which they are written; digits that are no protocol are none. */
export const protocolosDoAssunto = (assunto: string): string[] =>
  [...assunto.matchAll(/\b\d{4}\.?\d{6,12}-?\d\b/g)].flatMap(([escrito]) => lerProtocolo(escrito) ?? [])
