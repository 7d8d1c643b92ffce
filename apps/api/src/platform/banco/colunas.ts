import { type SQL, sql } from 'drizzle-orm'
import { bigint, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core'

// How every table writes ids, money, dates and audit columns. A column that needs something else says why.

/** Primary key: numbers that people read over the phone, given by the database. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

export const referencia = (nome: string) => bigint(nome, { mode: 'number' })

/** A total in reais. */
export const dinheiro = (nome: string) => numeric(nome, { precision: 15, scale: 2 })

/** A unit price: as many decimals as an NF-e may carry. */
export const precoUnitario = (nome: string) => numeric(nome, { precision: 21, scale: 10 })

export const quantidade = (nome: string) => numeric(nome, { precision: 15, scale: 4 })

/** A business date, without time or zone. */
export const data = (nome: string) => date(nome, { mode: 'string' })

/** An instant. */
export const instante = (nome: string) => timestamp(nome, { withTimezone: true, precision: 3, mode: 'date' })

/** Who wrote the row and when, and the version that detects two people writing at once. */
export const auditoria = () => ({
  criadoEm: instante('criado_em').notNull().defaultNow(),
  criadoPor: referencia('criado_por'),
  atualizadoEm: instante('atualizado_em').notNull().defaultNow(),
  atualizadoPor: referencia('atualizado_por'),
  versao: integer('versao').notNull().default(1),
})

/** Text prepared for accent-insensitive search; index it with `indiceDeBusca`. */
export const textoDeBusca = (expressao: () => SQL) =>
  text('busca').generatedAlwaysAs(() => sql`lower(f_unaccent(${expressao()}))`)
