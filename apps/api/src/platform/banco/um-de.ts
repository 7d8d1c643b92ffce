import { type AnyColumn, type GetColumnData, type SQL, sql } from 'drizzle-orm'

/** The column is one of these values. They go as a single array: however many they are, the statement is the same and is planned once. */
export const umDe = <C extends AnyColumn>(coluna: C, valores: readonly GetColumnData<C, 'raw'>[]): SQL =>
  sql`${coluna} = any(${sql.param(valores)})`
