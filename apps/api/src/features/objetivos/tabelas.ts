import type { EscopoDoObjetivo, TipoDeObjetivo } from '@balcao/dominio/objetivos/especies'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { auditoria, dinheiro, id, referencia } from '../../platform/banco/colunas.ts'

/** GES-01 What somebody is asked to reach in a month. */
export const objetivo = pgTable(
  'objetivo',
  {
    id: id(),
    /** 'YYYY-MM'. */
    mes: text('mes').notNull(),
    escopo: text('escopo').$type<EscopoDoObjetivo>().notNull(),
    /** The seller, the supervisor of the team or the branch. */
    alvoId: referencia('alvo_id').notNull(),
    tipo: text('tipo').$type<TipoDeObjetivo>().notNull(),
    /** Empty for all of them. */
    marca: text('marca').notNull().default(''),
    meta: dinheiro('meta').notNull(),
    ...auditoria(),
  },
  (t) => [
    unique('objetivo_unico').on(t.mes, t.escopo, t.tipo, t.marca, t.alvoId),
    index('objetivo_alvo_idx').on(t.escopo, t.alvoId, t.mes),
    check('objetivo_meta', sql`meta > 0`),
  ],
)
