import type { Etiqueta } from '@balcao/dominio/etiquetas/campos'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { emOrdemAlfabetica } from '../../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import { etiqueta } from '../../etiquetas/tabelas.ts'
import { ticket } from './tabelas.ts'
import { ticketEtiqueta } from './tabelas-equipe.ts'

const colunas = { id: etiqueta.id, nome: etiqueta.nome, cor: etiqueta.cor }

/** MES-06/etiquetas Tags of a ticket; those deleted from the catalogue do not show. */
export const etiquetasDoTicket = (banco: Executor, ticketId: number): Promise<Etiqueta[]> =>
  banco
    .select(colunas)
    .from(ticketEtiqueta)
    .innerJoin(etiqueta, eq(etiqueta.id, ticketEtiqueta.etiquetaId))
    .where(and(eq(ticketEtiqueta.ticketId, ticketId), isNull(etiqueta.excluidaEm)))
    .orderBy(asc(emOrdemAlfabetica(etiqueta.nome)))

/** The same, beside each ticket of a list. */
export const etiquetasNaLinha = sql<
  Etiqueta[]
>`(select coalesce(json_agg(json_build_object('id', e.id, 'nome', e.nome, 'cor', e.cor)
  order by e.nome collate "pt-BR-x-icu"), '[]') from ${ticketEtiqueta} te join ${etiqueta} e on e.id = te.etiqueta_id
  where te.ticket_id = ${ticket.id} and e.excluida_em is null)`

/** Tickets that have any of these tags. */
export const comEtiqueta = (banco: Executor, ids: readonly number[]): SQL | undefined =>
  ids.length === 0
    ? undefined
    : sql`${ticket.id} in ${banco
        .select({ id: ticketEtiqueta.ticketId })
        .from(ticketEtiqueta)
        .where(umDe(ticketEtiqueta.etiquetaId, ids))}`

/** Those of these tags that are in the catalogue. */
export const etiquetasVigentes = (banco: Executor, ids: readonly number[]): Promise<Etiqueta[]> =>
  banco
    .select(colunas)
    .from(etiqueta)
    .where(and(umDe(etiqueta.id, ids), isNull(etiqueta.excluidaEm)))
    .orderBy(asc(emOrdemAlfabetica(etiqueta.nome)))

export async function porEtiquetas(
  tx: Tx,
  { agora, colaboradorId }: Pick<Autoria, 'agora' | 'colaboradorId'>,
  ticketId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(ticketEtiqueta)
    .values(ids.map((etiquetaId) => ({ ticketId, etiquetaId, postaEm: agora, postaPor: colaboradorId })))
    .onConflictDoNothing()
}

export async function tirarEtiquetas(tx: Tx, ticketId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .delete(ticketEtiqueta)
    .where(and(eq(ticketEtiqueta.ticketId, ticketId), umDe(ticketEtiqueta.etiquetaId, ids)))
}
