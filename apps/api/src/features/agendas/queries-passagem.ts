import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemMuda } from '../../platform/banco/historico.ts'
import { agenda } from './tabelas.ts'

const porFazerDe = (colaboradorId: number) =>
  and(eq(agenda.colaboradorId, colaboradorId), isNull(agenda.finalizadaEm))

export const contarAgendasDe = (banco: Executor, colaboradorId: number): Promise<number> =>
  banco.$count(agenda, porFazerDe(colaboradorId))

export const agendasPorFilialDe = (banco: Executor, colaboradorId: number) =>
  banco
    .select({ filialId: agenda.filialId, total: count() })
    .from(agenda)
    .where(porFazerDe(colaboradorId))
    .groupBy(agenda.filialId)

export const travarAgendasDe = (tx: Tx, colaboradorId: number): Promise<(typeof agenda.$inferSelect)[]> =>
  tx.select().from(agenda).where(porFazerDe(colaboradorId)).orderBy(asc(agenda.id)).for('update')

/** Held by whoever calls. */
export async function gravarPassagem(
  tx: Tx,
  autoria: Autoria,
  { de, para }: { de: number; para: number },
): Promise<void> {
  await tx
    .update(agenda)
    .set({
      colaboradorId: para,
      ...deQuemMuda(autoria),
      versao: sql`${agenda.versao} + 1`,
    })
    .where(porFazerDe(de))
}
