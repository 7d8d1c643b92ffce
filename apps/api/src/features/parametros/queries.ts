import type { ParametroGravado } from '@balcao/dominio/parametros'
import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemMuda } from '../../platform/banco/historico.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { parametro } from './tabelas.ts'

export function lerParametrosGravados(banco: Executor): Promise<ParametroGravado[]> {
  const valor = sql<string>`${parametro.valor}`
  return banco
    .select({ chave: parametro.chave, filialId: parametro.filialId, valor })
    .from(parametro)
    .where(isNotNull(parametro.valor))
}

/** With the version of each, those that were taken back included. */
export function parametrosComVersao(banco: Executor) {
  const { chave, filialId, valor, versao } = parametro
  return banco.select({ chave, filialId, valor, versao }).from(parametro).orderBy(parametro.filialId)
}

export type ParametroTravado = typeof parametro.$inferSelect

/** What is set there, nothing included: whoever sets it first must not do so twice. */
export async function travarParametro(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  chave: string,
  filialId: number | null,
): Promise<ParametroTravado> {
  await tx
    .insert(parametro)
    .values({ chave, filialId, valor: null, versao: 0, criadoEm: agora, criadoPor: colaboradorId })
    .onConflictDoNothing()
  const doNivel = filialId === null ? isNull(parametro.filialId) : eq(parametro.filialId, filialId)
  return travar(tx, parametro, sql`${eq(parametro.chave, chave)} and ${doNivel}`)
}

export async function gravarParametro(
  tx: Tx,
  autoria: Autoria,
  id: number,
  valor: string | null,
): Promise<void> {
  await tx
    .update(parametro)
    .set({ valor, ...deQuemMuda(autoria), versao: sql`${parametro.versao} + 1` })
    .where(eq(parametro.id, id))
}
