import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { deleOuUnido, ehDestinoFinal } from '../tickets/nucleo/queries-uniao.ts'
import { ticket, ticketAnexo, ticketHistorico } from '../tickets/nucleo/tabelas.ts'
import { ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { anexoVisivel } from '../tickets/nucleo/visibilidade.ts'
import { ticketLink, ticketLinkSegredo } from './tabelas.ts'
import { VISITANTE } from './visitante.ts'

/** Whoever holds a secret sees that one ticket: it is what stands for a session. */
const comSegredo = (banco: Executor, resumo: string) =>
  banco
    .select({ link: ticketLink, linha: ticket, tipo: ticketTipo.descricao })
    .from(ticketLinkSegredo)
    .innerJoin(ticketLink, eq(ticketLink.id, ticketLinkSegredo.linkId))
    // MES-06/uniao The link of one that became part of another leads to the other.
    .innerJoin(ticket, ehDestinoFinal(ticketLink.ticketId))
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .where(eq(ticketLinkSegredo.resumo, resumo))

export async function ticketDoLink(banco: Executor, resumo: string) {
  const [achado] = await comSegredo(banco, resumo)
  return achado ?? null
}

export type TicketComLink = NonNullable<Awaited<ReturnType<typeof ticketDoLink>>>

/** Held until the end. */
export async function travarTicketDoLink(tx: Tx, resumo: string): Promise<TicketComLink | null> {
  const [achado] = await comSegredo(tx, resumo).for('update', { of: ticket })
  // MES-06/uniao It became part of another while this waited for it: the link leads on.
  return achado?.linha.unidoA ? travarTicketDoLink(tx, resumo) : (achado ?? null)
}

export async function linkDoDestinatario(tx: Tx, ticketId: number, email: string) {
  const [linha] = await tx
    .select()
    .from(ticketLink)
    .where(and(eq(ticketLink.ticketId, ticketId), eq(ticketLink.email, email)))
    .for('update')
  return linha ?? null
}

/** One row for each address: of one that was cancelled, its secrets are gone for good. */
export async function gravarLink(tx: Tx, novo: typeof ticketLink.$inferInsert): Promise<number> {
  const { nome, validade } = novo
  const [linha] = await tx
    .insert(ticketLink)
    .values(novo)
    .onConflictDoUpdate({
      target: [ticketLink.ticketId, ticketLink.email],
      set: { validade, revogadoEm: null, ...(nome && { nome }) },
    })
    .returning({ id: ticketLink.id })
  if (!linha) throw new Error('o link do ticket não foi gravado')
  return linha.id
}

export async function gravarSegredo(tx: Tx, novo: typeof ticketLinkSegredo.$inferInsert): Promise<void> {
  await tx.insert(ticketLinkSegredo).values(novo)
}

/** Those that still open. */
export const linksDoTicket = (banco: Executor, ticketId: number, agora: Date) =>
  banco
    .select()
    .from(ticketLink)
    .where(
      and(eq(ticketLink.ticketId, ticketId), isNull(ticketLink.revogadoEm), gt(ticketLink.validade, agora)),
    )
    .orderBy(asc(ticketLink.id))

export async function linkPorId(tx: Tx, ticketId: number, id: number) {
  const [linha] = await tx
    .select()
    .from(ticketLink)
    .where(and(eq(ticketLink.id, id), eq(ticketLink.ticketId, ticketId)))
    .for('update')
  return linha ?? null
}

export async function revogarLink(tx: Tx, id: number, agora: Date): Promise<void> {
  await tx.update(ticketLink).set({ revogadoEm: agora }).where(eq(ticketLink.id, id))
  await tx.delete(ticketLinkSegredo).where(eq(ticketLinkSegredo.linkId, id))
}

export async function marcarVisita(tx: Tx, id: number, agora: Date): Promise<void> {
  await tx.update(ticketLink).set({ abertoEm: agora }).where(eq(ticketLink.id, id))
}

/** Whether this intention was already written; the ticket is locked by whoever calls. */
export async function respostaJaEscrita(tx: Tx, ticketId: number, chave: string): Promise<boolean> {
  const [linha] = await tx
    .select({ id: ticketHistorico.id })
    .from(ticketHistorico)
    .where(and(eq(ticketHistorico.ticketId, ticketId), sql`${ticketHistorico.dados} ->> 'chave' = ${chave}`))
    .limit(1)
  return linha !== undefined
}

/** A file of that ticket, when it is for the customer to see. */
export async function anexoDoLink(banco: Executor, ticketId: number, id: number) {
  const [linha] = await banco
    .select({
      arquivo: ticketAnexo.arquivo,
      nomeExibicao: ticketAnexo.nomeExibicao,
      midia: ticketAnexo.midia,
    })
    .from(ticketAnexo)
    .where(and(eq(ticketAnexo.id, id), deleOuUnido(ticketAnexo.ticketId, ticketId), anexoVisivel(VISITANTE)))
  return linha ?? null
}

/** The ticket as the dialog of its links asks for it, once it is known to be the person's to see. */
export async function ticketParaLink(banco: Executor, id: number) {
  const [linha] = await banco.select().from(ticket).where(eq(ticket.id, id))
  if (!linha) throw new Error(`o ticket ${id} não existe`)
  return linha
}
