import { and, count, eq, gte, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { faqArtigo, faqDesistencia, faqEnvio } from './tabelas.ts'

type Envio = Omit<typeof faqEnvio.$inferInsert, 'artigoId'>

/** Only of articles that customers may read; a ticket counts once. */
export async function contarEnvios(tx: Tx, artigoIds: number[], envio: Envio): Promise<void> {
  if (artigoIds.length === 0) return
  const lidos = await tx
    .select({ artigoId: faqArtigo.id })
    .from(faqArtigo)
    .where(and(umDe(faqArtigo.id, artigoIds), eq(faqArtigo.publico, 'TODOS')))
  if (lidos.length === 0) return
  await tx
    .insert(faqEnvio)
    .values(lidos.map((lido) => ({ ...envio, ...lido })))
    .onConflictDoNothing()
}

/** Said again on the same day, it is the same ticket that was not opened. */
export async function gravarDesistencia(tx: Tx, nova: typeof faqDesistencia.$inferInsert): Promise<void> {
  await tx.insert(faqDesistencia).values(nova).onConflictDoNothing()
}

export type UsoDoArtigo = { enviado: number; evitou: number }

/**
 * MES-05 In how many tickets each article was sent, and how many it spared: of those who gave up opening one after
 * reading it, the ones who, in the hours that followed, opened none of that type (of any, where none was chosen).
 */
export async function usoDosArtigos(
  banco: Executor,
  artigoIds: number[],
  horas: number,
): Promise<Map<number, UsoDoArtigo>> {
  if (artigoIds.length === 0) return new Map()
  const depois = sql`${faqDesistencia.desistiuEm} + make_interval(hours => ${horas}::int)`
  const abriu = banco
    .select({ id: ticket.id })
    .from(ticket)
    .where(
      and(
        eq(ticket.criadorId, faqDesistencia.colaboradorId),
        gte(ticket.abertoEm, faqDesistencia.desistiuEm),
        lt(ticket.abertoEm, depois),
        or(isNull(faqDesistencia.ticketTipoId), eq(ticket.tipoId, faqDesistencia.ticketTipoId)) as SQL,
      ),
    )
  const [enviados, evitados] = await Promise.all([
    banco
      .select({ id: faqEnvio.artigoId, vezes: count() })
      .from(faqEnvio)
      .where(umDe(faqEnvio.artigoId, artigoIds))
      .groupBy(faqEnvio.artigoId),
    banco
      .select({ id: faqDesistencia.artigoId, vezes: count() })
      .from(faqDesistencia)
      .where(and(umDe(faqDesistencia.artigoId, artigoIds), notExists(abriu)))
      .groupBy(faqDesistencia.artigoId),
  ])
  const vezesDe = (linhas: typeof enviados, id: number) => linhas.find((linha) => linha.id === id)?.vezes ?? 0
  return new Map(
    artigoIds.map((id) => [id, { enviado: vezesDe(enviados, id), evitou: vezesDe(evitados, id) }]),
  )
}
