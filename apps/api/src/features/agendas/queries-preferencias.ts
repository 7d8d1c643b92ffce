import { and, eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { preferenciaDeAgenda } from './tabelas.ts'

export type Preferencias = Pick<
  typeof preferenciaDeAgenda.$inferSelect,
  'lembretePorAviso' | 'lembretePorEmail' | 'calendarioDesde'
>

/** Undefined of who never chose anything. */
export async function preferenciasDe(
  banco: Executor,
  colaboradorId: number,
): Promise<Preferencias | undefined> {
  const [linha] = await banco
    .select({
      lembretePorAviso: preferenciaDeAgenda.lembretePorAviso,
      lembretePorEmail: preferenciaDeAgenda.lembretePorEmail,
      calendarioDesde: preferenciaDeAgenda.calendarioDesde,
    })
    .from(preferenciaDeAgenda)
    .where(eq(preferenciaDeAgenda.colaboradorId, colaboradorId))
  return linha
}

type Campos = Partial<
  Pick<
    typeof preferenciaDeAgenda.$inferInsert,
    'lembretePorAviso' | 'lembretePorEmail' | 'calendarioHash' | 'calendarioDesde'
  >
>

export async function gravarPreferencias(
  tx: Tx,
  colaboradorId: number,
  campos: Campos,
  quando: Date,
): Promise<void> {
  const autoria = { atualizadoEm: quando, atualizadoPor: colaboradorId }
  await tx
    .insert(preferenciaDeAgenda)
    .values({ colaboradorId, ...campos, ...autoria, criadoEm: quando, criadoPor: colaboradorId })
    .onConflictDoUpdate({ target: preferenciaDeAgenda.colaboradorId, set: { ...campos, ...autoria } })
}

/** Whose calendar that is; undefined of an address that ended, and of an account that is blocked. */
export async function donoDoCalendario(banco: Executor, calendarioHash: string): Promise<number | undefined> {
  const [linha] = await banco
    .select({ id: colaborador.id })
    .from(preferenciaDeAgenda)
    .innerJoin(colaborador, eq(colaborador.id, preferenciaDeAgenda.colaboradorId))
    .where(and(eq(preferenciaDeAgenda.calendarioHash, calendarioHash), eq(colaborador.ativo, true)))
  return linha?.id
}
