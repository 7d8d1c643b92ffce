import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { quantos } from '../../../platform/banco/contagem.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { ticket } from './tabelas.ts'
import { ticketSeguidor } from './tabelas-equipe.ts'

/** MES-06/seguidores Tickets that the session follows. */
export const queSigo = (banco: Executor, { colaboradorId }: Sessao): SQL =>
  sql`${ticket.id} in ${banco
    .select({ id: ticketSeguidor.ticketId })
    .from(ticketSeguidor)
    .where(eq(ticketSeguidor.colaboradorId, colaboradorId))}`

export async function seguidoresDoTicket(banco: Executor, ticketId: number): Promise<number[]> {
  const linhas = await banco
    .select({ id: ticketSeguidor.colaboradorId })
    .from(ticketSeguidor)
    .where(eq(ticketSeguidor.ticketId, ticketId))
  return linhas.map(({ id }) => id)
}

/** How many follow it, and whether this person does. */
export async function contarSeguidores(banco: Executor, { colaboradorId }: Sessao, ticketId: number) {
  const [linha] = await banco
    .select({ total: count(), meus: quantos(eq(ticketSeguidor.colaboradorId, colaboradorId)) })
    .from(ticketSeguidor)
    .where(eq(ticketSeguidor.ticketId, ticketId))
  return { total: linha?.total ?? 0, sigo: (linha?.meus ?? 0) > 0 }
}

/** Those that were not there before. */
export async function porSeguidores(
  tx: Tx,
  ticketId: number,
  pessoas: readonly number[],
  desde: Date,
): Promise<number[]> {
  if (pessoas.length === 0) return []
  const novos = await tx
    .insert(ticketSeguidor)
    .values(pessoas.map((colaboradorId) => ({ ticketId, colaboradorId, desde })))
    .onConflictDoNothing()
    .returning({ id: ticketSeguidor.colaboradorId })
  return novos.map(({ id }) => id)
}

/** How many went. */
export async function tirarSeguidores(tx: Tx, ticketId: number, pessoas: readonly number[]): Promise<number> {
  if (pessoas.length === 0) return 0
  const idos = await tx
    .delete(ticketSeguidor)
    .where(and(eq(ticketSeguidor.ticketId, ticketId), umDe(ticketSeguidor.colaboradorId, pessoas)))
    .returning({ id: ticketSeguidor.colaboradorId })
  return idos.length
}
