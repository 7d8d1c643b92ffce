import { pgTable, text, unique } from 'drizzle-orm/pg-core'
import { auditoria, id, referencia } from '../../platform/banco/colunas.ts'
import { filial } from '../filiais/tabelas.ts'

/** Stored parameter values; without a branch, the value of the whole business. */
export const parametro = pgTable(
  'parametro',
  {
    id: id(),
    chave: text('chave').notNull(),
    filialId: referencia('filial_id').references(() => filial.id),
    valor: text('valor').notNull(),
    ...auditoria(),
  },
  (t) => [unique('parametro_chave_filial_unico').on(t.chave, t.filialId).nullsNotDistinct()],
)
