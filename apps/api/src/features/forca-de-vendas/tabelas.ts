import type { EscopoDaFv, ValoresDaFv } from '@balcao/dominio/configuracao-fv/valores'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditoria, id, instante, referencia } from '../../platform/banco/colunas.ts'

/** GES-07 What a seller, a team, a branch or the business may; one each, and one that was deleted stays to be brought back. */
export const configuracaoFv = pgTable(
  'configuracao_fv',
  {
    id: id(),
    escopo: text('escopo').$type<EscopoDaFv>().notNull(),
    /** The seller, the supervisor of the team or the branch; null for the whole business. */
    alvoId: referencia('alvo_id'),
    /** Described in the domain (`CAMPOS_DA_FV`): a new one needs no column. */
    valores: jsonb('valores').$type<ValoresDaFv>().notNull(),
    excluidaEm: instante('excluida_em'),
    ...auditoria(),
  },
  (t) => [
    uniqueIndex('configuracao_fv_unica')
      .on(t.escopo, sql`coalesce(${t.alvoId}, 0)`)
      .where(sql`excluida_em is null`),
    check('configuracao_fv_alvo', sql`(escopo = 'NEGOCIO') = (alvo_id is null)`),
  ],
)
