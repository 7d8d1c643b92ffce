import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { ticketVisivel } from '../tickets/nucleo/visibilidade.ts'
import { coleta, coletaTicket } from './tabelas.ts'

/**
 * COL-01 Which orders a session sees: those it made, those it has to fetch and those with a ticket it sees. Final
 * consumers see none.
 */
export function coletaVisivel(banco: Executor, sessao: Sessao): SQL | undefined {
  if (sessao.tipo === 'CONSUMIDOR_FINAL') return sql`false`
  if (sessao.veTudo) return undefined
  const eu = sessao.colaboradorId
  const comTicketVisivel = banco
    .select({ um: sql`1` })
    .from(coletaTicket)
    .innerJoin(ticket, eq(ticket.id, coletaTicket.ticketId))
    .where(and(eq(coletaTicket.coletaId, coleta.id), ticketVisivel(banco, sessao)))
  return or(eq(coleta.representanteId, eu), eq(coleta.criadoPor, eu), exists(comTicketVisivel))
}

/**
 * COL-01 What of an order it sees beside the order: the staff all of it, as on its paper, and so the representative who
 * fetches it; any other representative only the own customers'.
 */
export function ticketDaColetaVisivel(banco: Executor, sessao: Sessao): SQL | undefined {
  if (sessao.tipo !== 'REPRESENTANTE') return undefined
  return or(eq(coleta.representanteId, sessao.colaboradorId), ticketVisivel(banco, sessao))
}

/** COL-01 Whose fetching a session may confirm: a representative only the own, the staff what it sees. */
export function coletaConfirmavelPor(banco: Executor, sessao: Sessao): SQL | undefined {
  return sessao.tipo === 'REPRESENTANTE'
    ? eq(coleta.representanteId, sessao.colaboradorId)
    : coletaVisivel(banco, sessao)
}

/** API-10 A representative knows of no other one; the staff knows them all, and everybody the carriers. */
export const representanteVisivel = ({ tipo, colaboradorId }: Sessao, id: number): boolean =>
  tipo !== 'REPRESENTANTE' || colaboradorId === id
