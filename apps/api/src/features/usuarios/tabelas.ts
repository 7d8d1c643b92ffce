import { pgTable, text } from 'drizzle-orm/pg-core'
import { instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'

/** ADM-02 How a person was asked to come in; one at a time, and only the SHA-256 of its token is kept. */
export const convite = pgTable('convite', {
  colaboradorId: referencia('colaborador_id')
    .primaryKey()
    .references(() => colaborador.id),
  /** Null until its message is made, and once it was used or cancelled. */
  tokenHash: text('token_hash').unique(),
  porId: referencia('por_id').references(() => colaborador.id),
  enviadoEm: instante('enviado_em').notNull(),
  expiraEm: instante('expira_em').notNull(),
  aceitoEm: instante('aceito_em'),
  canceladoEm: instante('cancelado_em'),
})
