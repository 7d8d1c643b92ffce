import { sql } from 'drizzle-orm'
import type { Executor } from './conexao.ts'
import { umaVezPorBanco } from './preparar.ts'

export type Preparavel<L> = { prepare(): { execute(valores: Record<string, unknown>): Promise<L> } }

/** A place for each value, in the guise of the value: a query with places reads like any other. */
export const lugares = <V extends object>(): V =>
  new Proxy({}, { get: (_alvo, nome) => sql.placeholder(String(nome)) }) as V

/**
 * A statement whose shape never changes: its text is built once for each database. For what a page asks at every
 * opening, where building the text costs more than running it.
 */
export function comandoFixo<V extends Record<string, unknown>, L>(
  construir: (banco: Executor, valores: V) => Preparavel<L>,
): (banco: Executor, valores: V) => Promise<L> {
  const pronto = umaVezPorBanco((banco: Executor) => construir(banco, lugares<V>()).prepare())
  return (banco, valores) => pronto(banco).execute(valores)
}
