import { and, asc, desc, eq } from 'drizzle-orm'
import type { EnvioGravado } from '../../fatos.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { ticket, ticketHistorico } from '../tickets/nucleo/tabelas.ts'
import { ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { correioMensagem } from './tabelas.ts'

export type Correio = typeof correioMensagem.$inferSelect

/** Ids of the messages of a ticket, oldest first: the first of all and the last few. */
export async function idsDoFio(tx: Tx, ticketId: number): Promise<string[]> {
  const colunas = { id: correioMensagem.id, messageId: correioMensagem.messageId }
  const doTicket = eq(correioMensagem.ticketId, ticketId)
  const primeira = await tx
    .select(colunas)
    .from(correioMensagem)
    .where(doTicket)
    .orderBy(asc(correioMensagem.id))
    .limit(1)
  const ultimas = await tx
    .select(colunas)
    .from(correioMensagem)
    .where(doTicket)
    .orderBy(desc(correioMensagem.id))
    .limit(20)
  const porId = new Map([...primeira, ...ultimas.toReversed()].map((linha) => [linha.id, linha.messageId]))
  return [...porId.values()]
}

/** Null when there is one already for that entry. */
export async function inserirCorreio(
  tx: Tx,
  nova: typeof correioMensagem.$inferInsert,
): Promise<number | null> {
  const [linha] = await tx
    .insert(correioMensagem)
    .values(nova)
    .onConflictDoNothing()
    .returning({ id: correioMensagem.id })
  return linha?.id ?? null
}

/** What the subject of a ticket's messages is made of. */
export async function assuntoDoTicket(tx: Tx, ticketId: number) {
  const [linha] = await tx
    .select({ protocolo: ticket.protocolo, assunto: ticket.assunto, tipo: ticketTipo.descricao })
    .from(ticket)
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .where(eq(ticket.id, ticketId))
  if (!linha) throw new Error(`o ticket ${ticketId} não existe`)
  return linha
}

export async function correioPorId(banco: Executor, id: number): Promise<Correio | null> {
  const [linha] = await banco.select().from(correioMensagem).where(eq(correioMensagem.id, id))
  return linha ?? null
}

/** Held until the transaction ends. */
export async function travarCorreio(tx: Tx, id: number): Promise<Correio | null> {
  const [linha] = await tx.select().from(correioMensagem).where(eq(correioMensagem.id, id)).for('update')
  return linha ?? null
}

/** One that left with that id, held. */
export async function travarSaidaPorMessageId(tx: Tx, messageId: string): Promise<Correio | null> {
  const [linha] = await tx
    .select()
    .from(correioMensagem)
    .where(and(eq(correioMensagem.messageId, messageId), eq(correioMensagem.direcao, 'SAIDA')))
    .for('update')
  return linha ?? null
}

export async function gravarEstado(
  tx: Tx,
  id: number,
  campos: Pick<Correio, 'estado' | 'motivo' | 'estadoEm'> & Partial<Pick<Correio, 'tentativas' | 'para'>>,
): Promise<void> {
  await tx.update(correioMensagem).set(campos).where(eq(correioMensagem.id, id))
}

/** ALC-01 Of these entries, what left for them. */
export async function correioDasEntradas(banco: Executor, historicoIds: number[]): Promise<EnvioGravado[]> {
  const linhas = await banco
    .select({
      id: correioMensagem.id,
      historicoId: correioMensagem.historicoId,
      especie: correioMensagem.especie,
      estado: correioMensagem.estado,
      motivo: correioMensagem.motivo,
      estadoEm: correioMensagem.estadoEm,
      para: correioMensagem.para,
      copias: correioMensagem.copias,
    })
    .from(correioMensagem)
    .where(and(umDe(correioMensagem.historicoId, historicoIds), eq(correioMensagem.direcao, 'SAIDA')))
  return linhas.map(({ especie, ...linha }) => ({
    ...linha,
    via: 'EMAIL',
    arquivo: null,
    automatico: especie === 'CONFIRMACAO',
  }))
}

/** All that a message says of its ticket and its entry. */
export async function partesDaCarta(banco: Executor, { ticketId, historicoId }: Correio) {
  const [linha] = await banco
    .select({
      filialId: ticket.filialId,
      protocolo: ticket.protocolo,
      contatoNome: ticket.contatoNome,
      filial: filial.nome,
      acao: ticketHistorico.acao,
      mensagem: ticketHistorico.mensagem,
      autor: colaborador.nome,
    })
    .from(ticketHistorico)
    .innerJoin(ticket, eq(ticket.id, ticketHistorico.ticketId))
    .innerJoin(filial, eq(filial.id, ticket.filialId))
    .leftJoin(colaborador, eq(colaborador.id, ticketHistorico.colaboradorId))
    .where(and(eq(ticketHistorico.id, historicoId ?? 0), eq(ticket.id, ticketId)))
  if (!linha) throw new Error(`a entrada ${historicoId} não é do ticket ${ticketId}`)
  return linha
}
