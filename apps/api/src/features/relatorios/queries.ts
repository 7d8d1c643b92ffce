import type { TipoDeRelatorio } from '@balcao/dominio/relatorios/contratos'
import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { relatorio } from './tabelas.ts'
import { relatorioVisivel } from './visibilidade.ts'

export type RelatorioGravado = typeof relatorio.$inferSelect

/** Their keys are among those asked for. */
export async function relatoriosDaSessao<C extends string>(
  banco: Executor,
  sessao: Sessao,
  { chaves, tipo }: { chaves: readonly C[]; tipo?: TipoDeRelatorio | undefined },
): Promise<(RelatorioGravado & { chave: C })[]> {
  const linhas = await banco
    .select()
    .from(relatorio)
    .where(and(relatorioVisivel(sessao, chaves), tipo ? eq(relatorio.tipo, tipo) : undefined))
    .orderBy(asc(relatorio.ordem), asc(relatorio.id))
  return linhas as (RelatorioGravado & { chave: C })[]
}

/** Null when there is none, and when it is not for this session: its key is one of those asked for. */
export async function relatorioDaSessao<C extends string>(
  banco: Executor,
  sessao: Sessao,
  { chaves, id }: { chaves: readonly C[]; id: number },
): Promise<(RelatorioGravado & { chave: C }) | null> {
  const [linha] = await banco
    .select()
    .from(relatorio)
    .where(and(eq(relatorio.id, id), relatorioVisivel(sessao, chaves)))
  return (linha as (RelatorioGravado & { chave: C }) | undefined) ?? null
}

type NovoRelatorio = typeof relatorio.$inferInsert

/** Adds the reports that the business does not have yet; those it has keep the names and the state it gave them. */
export async function acrescentarRelatorios(
  banco: Executor,
  catalogo: readonly NovoRelatorio[],
): Promise<void> {
  const conhecidos = await banco.select({ chave: relatorio.chave }).from(relatorio)
  const chaves = new Set(conhecidos.map(({ chave }) => chave))
  const novos = catalogo.filter(({ chave }) => !chaves.has(chave))
  // Another process of the same business may be starting at this moment.
  if (novos.length > 0) await banco.insert(relatorio).values(novos).onConflictDoNothing()
}
