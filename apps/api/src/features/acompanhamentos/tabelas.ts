import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'

/** ALC-03 Somebody who sees one ticket without an account: one row for each address. */
export const ticketLink = pgTable(
  'ticket_link',
  {
    id: id(),
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    /** In lower case; ALC-05 of who writes by WhatsApp, the number. */
    email: text('email').notNull(),
    nome: text('nome'),
    validade: instante('validade').notNull(),
    criadoEm: instante('criado_em').notNull(),
    /** Null where a message made it. */
    criadoPor: referencia('criado_por').references(() => colaborador.id),
    revogadoEm: instante('revogado_em'),
    /** When its page was last opened. */
    abertoEm: instante('aberto_em'),
  },
  (t) => [unique('ticket_link_de_quem').on(t.ticketId, t.email)],
)

/** Each message, and each copy, has a secret of its own; only its digest is kept. */
export const ticketLinkSegredo = pgTable(
  'ticket_link_segredo',
  {
    resumo: text('resumo').primaryKey(),
    linkId: referencia('link_id')
      .notNull()
      .references(() => ticketLink.id),
    criadoEm: instante('criado_em').notNull(),
  },
  (t) => [index('ticket_link_segredo_link_idx').on(t.linkId)],
)
