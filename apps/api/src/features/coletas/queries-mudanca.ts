import type { LinhaDaColeta } from '@balcao/dominio/coletas/regras'
import { situacaoDaOrdem } from '@balcao/dominio/coletas/regras'
import type { SituacaoDaColeta, TipoDeResponsavel } from '@balcao/dominio/coletas/situacoes'
import { and, asc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { emAberto } from '../tickets/lista/queries-filtro.ts'
import type { LinhaDoTicket } from '../tickets/nucleo/queries-mudanca.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { ticketEtapa } from '../tickets/nucleo/tabelas-catalogo.ts'
import { ticketVisivel } from '../tickets/nucleo/visibilidade.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { representanteAtivo } from './queries-aguardando.ts'
import { coleta, coletaTicket } from './tabelas.ts'
import { coletaConfirmavelPor, coletaVisivel } from './visibilidade.ts'

const anterior = alias(ticketEtapa, 'anterior')

/** Always in the order of their ids, so that two who want the same tickets do not wait for each other in a circle. */
const travarTickets = (tx: Tx, onde: SQL | undefined): Promise<LinhaDoTicket[]> =>
  tx.select().from(ticket).where(onde).orderBy(asc(ticket.id)).for('update')

/** Fewer than asked for when some are not for this session to see. */
export const travarVisiveis = (tx: Tx, sessao: Sessao, ids: readonly number[]) =>
  travarTickets(tx, and(inArray(ticket.id, [...ids]), ticketVisivel(tx, sessao)))

/** Also those of an order that is the session's to confirm, whose tickets it may otherwise not see. */
export function travarParaConfirmar(tx: Tx, sessao: Sessao, ids: readonly number[]) {
  const emOrdemDela = tx
    .select({ um: sql`1` })
    .from(coletaTicket)
    .innerJoin(coleta, eq(coleta.id, coletaTicket.coletaId))
    .where(and(eq(coletaTicket.ticketId, ticket.id), coletaConfirmavelPor(tx, sessao)))
  const visivel = ticketVisivel(tx, sessao)
  return travarTickets(tx, and(inArray(ticket.id, [...ids]), visivel && or(visivel, exists(emOrdemDela))))
}

/** Live lines of these tickets, in orders that the session may confirm; the tickets are held by whoever calls. */
export function linhasAConfirmar(tx: Tx, sessao: Sessao, ticketIds: readonly number[]) {
  return tx
    .select({
      coletaId: coletaTicket.coletaId,
      ticketId: coletaTicket.ticketId,
      situacao: coletaTicket.situacao,
    })
    .from(coletaTicket)
    .innerJoin(coleta, eq(coleta.id, coletaTicket.coletaId))
    .where(
      and(
        inArray(coletaTicket.ticketId, [...ticketIds]),
        isNull(coletaTicket.encerradaEm),
        coletaConfirmavelPor(tx, sessao),
      ),
    )
}

/** The tickets of an order, held; null when there is no such order for the session. */
export async function travarTicketsDaColeta(
  tx: Tx,
  sessao: Sessao,
  coletaId: number,
): Promise<LinhaDoTicket[] | null> {
  const [visivel] = await tx
    .select({ id: coleta.id })
    .from(coleta)
    .where(and(eq(coleta.id, coletaId), coletaVisivel(tx, sessao)))
  if (!visivel) return null
  const dela = tx
    .select({ id: coletaTicket.ticketId })
    .from(coletaTicket)
    .where(eq(coletaTicket.coletaId, coletaId))
  return travarTickets(tx, inArray(ticket.id, dela))
}

/** Orders held until the end; whoever holds tickets takes them after these, never before. */
export async function travarColetas(tx: Tx, ids: readonly number[]) {
  return tx
    .select()
    .from(coleta)
    .where(inArray(coleta.id, [...ids]))
    .orderBy(asc(coleta.id))
    .for('update')
}

export async function linhasDaColeta(tx: Tx, coletaId: number) {
  return tx.select().from(coletaTicket).where(eq(coletaTicket.coletaId, coletaId))
}

/** The live line of a ticket, how the ticket stands now, and whether goods were awaited in the step it came from. */
export async function coletaVivaDoTicket(tx: Tx, ticketId: number, etapaAnterior: number) {
  const anteriorAguardava = tx
    .select({ aguarda: anterior.aguardaColeta })
    .from(anterior)
    .where(eq(anterior.id, etapaAnterior))
  const [linha] = await tx
    .select({
      coletaId: coletaTicket.coletaId,
      situacao: coletaTicket.situacao,
      encerrado: sql<boolean>`not (${emAberto})`,
      etapaAguarda: ticketEtapa.aguardaColeta,
      anteriorAguardava: sql<boolean>`coalesce((${anteriorAguardava}), false)`,
    })
    .from(coletaTicket)
    .innerJoin(ticket, eq(ticket.id, coletaTicket.ticketId))
    .innerJoin(ticketEtapa, eq(ticketEtapa.id, ticket.etapaId))
    .where(and(eq(coletaTicket.ticketId, ticketId), isNull(coletaTicket.encerradaEm)))
  return linha ?? null
}

type NovaColeta = Omit<
  typeof coleta.$inferInsert,
  'id' | 'situacao' | 'tipo' | 'representanteId' | 'transportadoraId'
> & {
  tipo: TipoDeResponsavel
  responsavelId: number
}

export async function inserirColeta(
  tx: Tx,
  { tipo, responsavelId, ...nova }: NovaColeta,
  ticketIds: readonly number[],
): Promise<number> {
  const [linha] = await tx
    .insert(coleta)
    .values({
      ...nova,
      tipo,
      representanteId: tipo === 'representante' ? responsavelId : null,
      transportadoraId: tipo === 'transportadora' ? responsavelId : null,
      situacao: 'GERADA',
    })
    .returning({ id: coleta.id })
  if (!linha) throw new Error('a coleta não foi gravada')
  await tx
    .insert(coletaTicket)
    .values(ticketIds.map((ticketId) => ({ coletaId: linha.id, ticketId, situacao: 'GERADA' as const })))
  return linha.id
}

type CamposDaLinha = Partial<Omit<typeof coletaTicket.$inferInsert, 'coletaId' | 'ticketId'>>

/** Writes the lines and, from all of them, where the order stands; the order is held by whoever calls. */
export async function gravarLinhas(
  tx: Tx,
  coletaId: number,
  ticketIds: readonly number[],
  campos: CamposDaLinha,
  { quando, por }: { quando: Date; por: number | null },
): Promise<SituacaoDaColeta> {
  await tx
    .update(coletaTicket)
    .set(campos)
    .where(and(eq(coletaTicket.coletaId, coletaId), inArray(coletaTicket.ticketId, [...ticketIds])))
  const situacao = situacaoDaOrdem(await linhasDaColeta(tx, coletaId))
  await tx
    .update(coleta)
    .set({ situacao, atualizadoEm: quando, atualizadoPor: por, versao: sql`${coleta.versao} + 1` })
    .where(eq(coleta.id, coletaId))
  return situacao
}

export const comoLinha = ({ situacao, encerradaEm }: typeof coletaTicket.$inferSelect): LinhaDaColeta => ({
  situacao,
  encerrada: encerradaEm !== null,
})

/** Names of these parties, of those that still work. */
export async function nomesDosResponsaveis(
  tx: Tx,
  tipo: TipoDeResponsavel,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const linhas =
    tipo === 'representante'
      ? await tx
          .select({ id: colaborador.id, nome: colaborador.nome })
          .from(colaborador)
          .where(and(inArray(colaborador.id, [...ids]), representanteAtivo))
      : await tx
          .select({ id: transportadora.id, nome: transportadora.razaoSocial })
          .from(transportadora)
          .where(and(inArray(transportadora.id, [...ids]), eq(transportadora.ativa, true)))
  return new Map(linhas.map(({ id, nome }) => [id, nome]))
}
