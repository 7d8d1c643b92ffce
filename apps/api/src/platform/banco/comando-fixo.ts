import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Executor } from './conexao.ts'

export type Preparavel<L> = { prepare(): { execute(valores: Record<string, unknown>): Promise<L> } }

/** A place for each value, in the guise of the value: a query with places reads like any other. */
export const lugares = <V extends object>(): V =>
  new Proxy({}, { get: (_alvo, nome) => sql.placeholder(String(nome)) }) as V

type Preparar = Executor['_']['session']['prepareQuery']

/** Has no connection: what is built on it says what it would have sent, for any other to send. */
const molde = drizzle.mock()
molde._.session.prepareQuery = ((...partes: Parameters<Preparar>) => partes) as unknown as Preparar

/** Text, names and reading of a statement, built now and run on whatever connection or transaction asks. */
export function construirUmaVez<L>(
  construir: (banco: Executor) => Preparavel<L>,
): (banco: Executor, valores: Record<string, unknown>) => Promise<L> {
  const [comando, modo, , ...leitura] = construir(molde).prepare() as unknown as Parameters<Preparar>
  const nome = `balcao_${createHash('sha256').update(comando.sql).digest('base64url')}`
  return (banco, valores) =>
    banco._.session.prepareQuery(comando, modo, nome, ...leitura).execute(valores) as Promise<L>
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
