import { type AnyColumn, type GetColumnData, type SQL, sql } from 'drizzle-orm'

/** The column is one of these values. They go as a single array: however many they are, the statement is the same and is planned once. */
export const umDe = <C extends AnyColumn>(coluna: C, valores: readonly GetColumnData<C, 'raw'>[]): SQL =>
  sql`${coluna} = any(${sql.param(valores)})`

/** The same with the values in the text of the statement: a partial index is only found by what says the same as it. */
export const umDeNoTexto = (coluna: AnyColumn, valores: readonly string[]): SQL =>
  sql`${coluna} in (${sql.raw(valores.map((valor) => `'${valor.replaceAll("'", "''")}'`).join(', '))})`
