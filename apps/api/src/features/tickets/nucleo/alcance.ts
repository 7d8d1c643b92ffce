import type { Destino } from '@balcao/dominio/correio/destino'
import { type AcaoDoHistorico, paraOCliente } from '@balcao/dominio/tickets/historico'
import type { Negocio } from '../../../negocio.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { escrever } from '../../../textos.ts'
import { destinoDoTicket } from './correio.ts'
import type { LinhaDoTicket } from './queries-mudanca.ts'

/** The one way by which what is public goes to the customer; null when there is none. */
export type Alcance = { via: 'WHATSAPP'; numero: string } | { via: 'EMAIL'; destino: Destino } | null

type DoContato = Pick<LinhaDoTicket, 'id' | 'filialId' | 'contatoEmail' | 'contatoCopias'>

/** ALC-01, ALC-05 Who writes by WhatsApp is answered there while WhatsApp lets it; otherwise mail goes to the ticket's contact. */
export async function alcanceDoTicket(
  banco: Executor,
  negocio: Negocio,
  ticket: DoContato,
  agora: Date,
): Promise<Alcance> {
  const numero = await negocio.seguimentos.whatsapp.conversa(banco, negocio, ticket.id, agora)
  return numero === null ? alcancePorEmail(negocio, ticket) : { via: 'WHATSAPP', numero }
}

export function alcancePorEmail(negocio: Negocio, ticket: Omit<DoContato, 'id'>): Alcance {
  const destino = destinoDoTicket(negocio, ticket)
  return destino && { via: 'EMAIL', destino }
}

type Saida = {
  ticketId: number
  filialId: number
  historicoId: number
  acao: AcaoDoHistorico
  mensagem: string
  /** Where the portal is reached, for the links of the message. */
  origem: string
}

/** ALC-01, ALC-05 Takes a public entry, with its files already kept, to the customer, once its transaction commits. */
export async function levarAoCliente(
  tx: Tx,
  negocio: Negocio,
  alcance: Alcance,
  { acao, mensagem, ...saida }: Saida,
  agora: Date,
): Promise<void> {
  const { correio, whatsapp } = negocio.seguimentos
  if (alcance?.via === 'EMAIL')
    await correio.enviar(tx, negocio, { ...saida, destino: alcance.destino, especie: 'ENTRADA' }, agora)
  if (alcance?.via === 'WHATSAPP')
    await whatsapp.enviar(tx, { ...saida, mensagem: ditaAoCliente(negocio, saida, acao, mensagem) }, agora)
}

/** What the entry says to the customer, whose end is told in the words of the business. */
export const ditaAoCliente = (
  negocio: Negocio,
  { filialId }: { filialId: number },
  acao: AcaoDoHistorico,
  mensagem: string,
): string =>
  paraOCliente(acao, mensagem, (motivo) => escrever(negocio, 'fimDoTicket', filialId, 'texto', { motivo }))
