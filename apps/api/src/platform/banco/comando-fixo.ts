import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Executor } from './conexao.ts'

export type Preparavel<L> = { prepare(): { execute(valores: Record<string, unknown>): Promise<L> } }

/** A place for each value, in the guise of the value: a query with places reads like any other. */
export const lugares = <V extends object>(): V =>
  new Proxy({}, { get: (_alvo, nome) => sql.placeholder(String(nome)) }) as V

const daVez = new AsyncLocalStorage<Executor['$client']>()

/** Connects to nothing: what is prepared on it goes by the connection of whoever asks. */
class DeQuemPede extends pg.Client {
  override query(...partes: unknown[]): never {
    const conexao = daVez.getStore()
    if (!conexao) throw new Error('ninguém pediu este comando')
    return (conexao.query as (...partes: unknown[]) => never).apply(conexao, partes)
  }
}

const molde = drizzle({ client: new DeQuemPede() })

/** Text, name and reading of a statement, prepared now and run on whatever connection or transaction asks. */
export function construirUmaVez<L>(
  construir: (banco: Executor) => Preparavel<L>,
): (banco: Executor, valores: Record<string, unknown>) => Promise<L> {
  const preparado = construir(molde).prepare()
  return ({ $client }, valores) => daVez.run($client, () => preparado.execute(valores))
}

/**
 * A statement whose shape never changes: its text is built once, for all databases and transactions. For what a page
 * asks at every opening, where building the text costs more than running it.
 */
export function comandoFixo<V extends Record<string, unknown>, L>(
  construir: (banco: Executor, valores: V) => Preparavel<L>,
): (banco: Executor, valores: V) => Promise<L> {
  let pronto: ReturnType<typeof construirUmaVez<L>> | undefined
  return (banco, valores) => {
    pronto ??= construirUmaVez((molde) => construir(molde, lugares<V>()))
    return pronto(banco, valores)
  }
}
