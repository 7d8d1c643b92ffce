import { type AnyColumn, and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { ticket } from './tabelas.ts'
import { ticketUniao } from './tabelas-equipe.ts'
import { ticketVisivel } from './visibilidade.ts'

/** This ticket, and all that became part of it, or of one that did. */
export const eleEOsUnidos = (ticketId: number): SQL =>
  sql`array(with recursive unido(id) as (select ${ticketId}::bigint
    union select t.id from ticket t join unido on t.unido_a = unido.id) select id from unido)`

/** MES-06/uniao Of this ticket, or of any that became part of it, or of one that did. */
export const deleOuUnido = (coluna: AnyColumn, ticketId: number): SQL =>
  sql`${coluna} = any(${eleEOsUnidos(ticketId)})`

/** The ticket that goes on: itself, or the last one of those it became part of. */
const destinoFinal = (de: AnyColumn | SQL): SQL<number> =>
  sql<number>`(with recursive segue(id, unido_a) as (select t.id, t.unido_a from ticket t where t.id = ${de}
    union select t.id, t.unido_a from ticket t join segue on t.id = segue.unido_a)
    select segue.id from segue where segue.unido_a is null limit 1)`

export const ehDestinoFinal = (de: AnyColumn): SQL => sql`${ticket.id} = ${destinoFinal(de)}`

/** MES-06/uniao Where what comes for this ticket belongs now; itself, when it is part of none. */
export async function destinoDaUniao(banco: Executor, ticketId: number): Promise<number> {
  const { rows } = await banco.execute<{ id: string | number | null }>(
    sql`select ${destinoFinal(sql`${ticketId}::bigint`)} as id`,
  )
  return Number(rows[0]?.id ?? ticketId)
}

/** The union that holds for this ticket. */
export async function uniaoVigente(banco: Executor, origemId: number) {
  const [linha] = await banco
    .select({ uniao: ticketUniao, por: colaborador.nome })
    .from(ticketUniao)
    .leftJoin(colaborador, eq(colaborador.id, ticketUniao.unidoPor))
    .where(and(eq(ticketUniao.origemId, origemId), isNull(ticketUniao.desfeitaEm)))
    .orderBy(desc(ticketUniao.id))
    .limit(1)
  return linha ?? null
}

const doTicket = { id: ticket.id, protocolo: ticket.protocolo }

/** Null when the session may not see it: then it is only said that there is one. */
export async function ticketDeDestino(banco: Executor, sessao: Sessao, id: number) {
  const [linha] = await banco
    .select(doTicket)
    .from(ticket)
    .where(and(eq(ticket.id, id), ticketVisivel(banco, sessao)))
  return linha ?? null
}

const MAXIMO_DE_UNIDOS = 50

/** Those that became part of this one, of what the session may see. */
export const unidosAoTicket = (banco: Executor, sessao: Sessao, id: number) =>
  banco
    .select(doTicket)
    .from(ticket)
    .where(and(eq(ticket.unidoA, id), ticketVisivel(banco, sessao)))
    .orderBy(asc(ticket.id))
    .limit(MAXIMO_DE_UNIDOS)

export async function inserirUniao(tx: Tx, nova: typeof ticketUniao.$inferInsert): Promise<void> {
  await tx.insert(ticketUniao).values(nova)
}

export async function encerrarUniao(
  tx: Tx,
  id: number,
  { quando, por }: { quando: Date; por: number | null },
): Promise<void> {
  await tx.update(ticketUniao).set({ desfeitaEm: quando, desfeitaPor: por }).where(eq(ticketUniao.id, id))
}
