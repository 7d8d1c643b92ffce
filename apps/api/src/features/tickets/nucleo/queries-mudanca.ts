import type { AcaoDoHistorico } from '@balcao/dominio/tickets/historico'
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { ticket, ticketHistorico, ticketItem, ticketNfd } from './tabelas.ts'
import { historicoVisivel, ticketVisivel } from './visibilidade.ts'

export type LinhaDoTicket = typeof ticket.$inferSelect

/** The ticket held until the transaction ends; null when there is none that the session may see. */
export async function travarTicket(tx: Tx, sessao: Sessao, ticketId: number): Promise<LinhaDoTicket | null> {
  const [linha] = await tx
    .select()
    .from(ticket)
    .where(and(eq(ticket.id, ticketId), ticketVisivel(tx, sessao)))
    .for('update')
  return linha ?? null
}

/** Whether goods already move: a return invoice was sent, or a check-in counted them. */
export async function temDevolucaoEmCurso(banco: Executor, ticketId: number): Promise<boolean> {
  const nfd = banco.select({ um: sql`1` }).from(ticketNfd).where(eq(ticketNfd.ticketId, ticketId))
  const recebido = banco
    .select({ um: sql`1` })
    .from(ticketItem)
    .where(and(eq(ticketItem.ticketId, ticketId), isNotNull(ticketItem.quantidadeRecebida)))
  const { rows } = await banco.execute<{ sim: boolean }>(
    sql`select exists(${nfd}) or exists(${recebido}) as sim`,
  )
  return rows[0]?.sim ?? false
}

/** ALC-06 The account of the final consumer whose ticket it is; null when it is of none. */
export async function contaDoConsumidor(
  banco: Executor,
  { consumidorId }: Pick<LinhaDoTicket, 'consumidorId'>,
): Promise<{ ativo: boolean } | null> {
  if (consumidorId === null) return null
  const [conta] = await banco
    .select({ ativo: colaborador.ativo })
    .from(colaborador)
    .where(eq(colaborador.id, consumidorId))
  return conta ?? null
}

/** What was done to the ticket after one version, up to another if told, as far as the session may read it. */
export function historicoDesde(
  banco: Executor,
  sessao: Sessao,
  ticketId: number,
  { desde, ate }: { desde: number; ate?: number | undefined },
): Promise<{ quando: Date; quem: string | null; acao: AcaoDoHistorico; mensagem: string }[]> {
  return banco
    .select({
      quando: ticketHistorico.criadoEm,
      quem: colaborador.nome,
      acao: ticketHistorico.acao,
      mensagem: ticketHistorico.mensagem,
    })
    .from(ticketHistorico)
    .leftJoin(colaborador, eq(colaborador.id, ticketHistorico.colaboradorId))
    .where(
      and(
        eq(ticketHistorico.ticketId, ticketId),
        gt(ticketHistorico.versao, desde),
        ate === undefined ? undefined : lte(ticketHistorico.versao, ate),
        historicoVisivel(sessao),
      ),
    )
    .orderBy(asc(ticketHistorico.id))
    .limit(20)
}

/** The queue and the person a ticket was with. */
export type QuemTinha = { setorId: number; operadorId: number | null }

/** With whom the ticket was at that version, when it has changed hands since; null when it has not. */
export async function quemTinhaNaVersao(
  banco: Executor,
  ticketId: number,
  versao: number,
): Promise<(QuemTinha & { filialId: number; saiuNaVersao: number }) | null> {
  const [linha] = await banco
    .select({
      estavaCom: sql<QuemTinha>`${ticketHistorico.dados} -> 'estavaCom'`,
      filialId: ticket.filialId,
      saiuNaVersao: ticketHistorico.versao,
    })
    .from(ticketHistorico)
    .innerJoin(ticket, eq(ticket.id, ticketHistorico.ticketId))
    .where(
      and(
        eq(ticketHistorico.ticketId, ticketId),
        gt(ticketHistorico.versao, versao),
        sql`${ticketHistorico.dados} ? 'estavaCom'`,
      ),
    )
    .orderBy(asc(ticketHistorico.versao))
    .limit(1)
  if (!linha) return null
  const { estavaCom, ...resto } = linha
  return { ...estavaCom, ...resto }
}

export type CamposDoTicket = Partial<
  Omit<
    typeof ticket.$inferInsert,
    'id' | 'protocolo' | 'versao' | 'atualizadoEm' | 'atualizadoPor' | 'movidoEm'
  >
>

/** Writes the fields and the next version; the row is locked by whoever calls. */
export async function gravarTicket(
  tx: Tx,
  ticketId: number,
  campos: CamposDoTicket,
  { quando, por, movido = true }: { quando: Date; por: number | null; movido?: boolean },
): Promise<number> {
  const [linha] = await tx
    .update(ticket)
    .set({
      ...campos,
      versao: sql`${ticket.versao} + 1`,
      atualizadoEm: quando,
      atualizadoPor: por,
      ...(movido && { movidoEm: quando }),
    })
    .where(eq(ticket.id, ticketId))
    .returning({ versao: ticket.versao })
  if (!linha) throw new Error('o ticket não foi gravado')
  return linha.versao
}

export async function inserirEntrada(tx: Tx, nova: typeof ticketHistorico.$inferInsert): Promise<number> {
  const [linha] = await tx.insert(ticketHistorico).values(nova).returning({ id: ticketHistorico.id })
  if (!linha) throw new Error('a entrada do histórico não foi gravada')
  return linha.id
}
