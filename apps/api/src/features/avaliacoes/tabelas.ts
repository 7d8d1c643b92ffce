import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'

/** ALC-04 What the customer said of the service: once per ticket. */
export const ticketAvaliacao = pgTable(
  'ticket_avaliacao',
  {
    ticketId: referencia('ticket_id')
      .primaryKey()
      .references(() => ticket.id),
    nota: integer('nota').notNull(),
    comentario: text('comentario').notNull().default(''),
    /** Who said it, as they are called. */
    por: text('por').notNull(),
    avaliadoEm: instante('avaliado_em').notNull(),
    mudadoEm: instante('mudado_em').notNull(),
    /** Of whom it was said: the ticket may go to others afterwards. */
    operadorId: referencia('operador_id').references(() => colaborador.id),
    setorId: referencia('setor_id')
      .notNull()
      .references(() => setor.id),
  },
  (t) => [index('ticket_avaliacao_em_idx').on(t.avaliadoEm, t.ticketId)],
)
