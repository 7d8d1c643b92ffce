import { type SQL, sql } from 'drizzle-orm'

/** How many rows of the group meet the condition: several counters in one pass. */
export const quantos = (condicao: SQL) => sql<number>`count(*) filter (where ${condicao})`.mapWith(Number)
