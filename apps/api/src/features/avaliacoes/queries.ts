import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { colaborador, colaboradorFilial, colaboradorSetor } from '../acesso/tabelas.ts'
import { ticket, ticketHistorico } from '../tickets/nucleo/tabelas.ts'
import { motivoFinalizacao } from '../tickets/nucleo/tabelas-catalogo.ts'
import { ticketLigacao } from '../tickets/nucleo/tabelas-equipe.ts'
import { ticketAvaliacao } from './tabelas.ts'

export type AvaliacaoGravada = typeof ticketAvaliacao.$inferSelect

export async function avaliacaoDe(banco: Executor, ticketId: number): Promise<AvaliacaoGravada | null> {
  const [linha] = await banco.select().from(ticketAvaliacao).where(eq(ticketAvaliacao.ticketId, ticketId))
  return linha ?? null
}

/** How the ticket ended, if it did, for whoever was already let see it; a repetition of another says so by its end or by a link. */
export async function fimDoTicket(banco: Executor, ticketId: number) {
  const repete = banco
    .select({ um: sql`1` })
    .from(ticketLigacao)
    .where(
      or(
        and(eq(ticketLigacao.deId, ticketId), eq(ticketLigacao.tipo, 'DUPLICADO_DE')),
        and(eq(ticketLigacao.paraId, ticketId), eq(ticketLigacao.tipo, 'TEM_DUPLICADO')),
      ),
    )
  const [linha] = await banco
    .select({
      finalizadoEm: ticket.finalizadoEm,
      duplicado: sql<boolean>`coalesce(${motivoFinalizacao.duplicado}, false) or exists (${repete})`,
    })
    .from(ticket)
    .leftJoin(motivoFinalizacao, eq(motivoFinalizacao.id, ticket.motivoFinalizacaoId))
    .where(eq(ticket.id, ticketId))
  return linha ?? { finalizadoEm: null, duplicado: false }
}

/** ALC-04 Who ended the ticket, the last time that it did; null where nobody did it by hand. */
export const quemFinalizou = (ticketId: SQL): SQL<number | null> => sql`
  (select ${ticketHistorico.colaboradorId} from ${ticketHistorico} where ${ticketHistorico.ticketId} = ${ticketId}
    and ${ticketHistorico.acao} = 'FINALIZACAO' order by ${desc(ticketHistorico.id)} limit 1)`

/** ALC-04 Of whom it is said: who had the ticket when it ended; where nobody had, who ended it. */
export async function quemAtendeu(banco: Executor, ticketId: number): Promise<number | null> {
  const quem = sql`coalesce(${ticket.operadorId}, ${quemFinalizou(sql`${ticket.id}`)})`
  const [linha] = await banco
    .select({ quem: quem.mapWith(Number) })
    .from(ticket)
    .where(eq(ticket.id, ticketId))
  return linha?.quem ?? null
}

/** The ticket is locked by whoever calls. */
export async function gravarAvaliacao(tx: Tx, nova: typeof ticketAvaliacao.$inferInsert): Promise<void> {
  const { ticketId: _, ...mudadas } = nova
  await tx
    .insert(ticketAvaliacao)
    .values(nova)
    .onConflictDoUpdate({ target: ticketAvaliacao.ticketId, set: mudadas })
}

/** Supervisors who work that sector in that branch. */
export function supervisoresDoSetor(
  banco: Executor,
  { setorId, filialId }: { setorId: number; filialId: number },
): Promise<{ id: number }[]> {
  return banco
    .select({ id: colaborador.id })
    .from(colaborador)
    .innerJoin(
      colaboradorSetor,
      and(eq(colaboradorSetor.colaboradorId, colaborador.id), eq(colaboradorSetor.setorId, setorId)),
    )
    .innerJoin(
      colaboradorFilial,
      and(eq(colaboradorFilial.colaboradorId, colaborador.id), eq(colaboradorFilial.filialId, filialId)),
    )
    .where(and(eq(colaborador.tipo, 'SUPERVISOR'), sql`${colaborador.ativo}`))
    .orderBy(colaborador.id)
}
