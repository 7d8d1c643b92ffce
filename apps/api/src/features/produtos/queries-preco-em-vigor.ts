import { type AnyColumn, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'

/** ADM-07 Of the prices of a product in a table, the one that counts on a day: a join of it gives one row or none. */
export const precoEmVigor = ({ inicio, fim }: Record<'inicio' | 'fim', AnyColumn>, dia: unknown): SQL =>
  sql`(${lte(inicio, dia)} and ${or(isNull(fim), gte(fim, dia))})`
