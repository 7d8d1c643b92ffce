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
    /** Null is one that was taken back: the row stays for its version. */
    valor: text('valor'),
    ...auditoria(),
  },
  (t) => [unique('parametro_chave_filial_unico').on(t.chave, t.filialId).nullsNotDistinct()],
)
