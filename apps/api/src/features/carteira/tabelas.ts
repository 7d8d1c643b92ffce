import { index, integer, numeric, pgTable } from 'drizzle-orm/pg-core'
import { data, dinheiro, referencia } from '../../platform/banco/colunas.ts'
import { cliente } from '../clientes/tabelas.ts'

/**
 * GES-06 How a customer buys, of those who ever did: what follows from their orders alone, and not from the day on which it is
 * read. Triggers of `pedido` write it again when the transaction that touched an order commits, whoever did (ADR 59).
 */
export const ritmoDoCliente = pgTable(
  'ritmo_do_cliente',
  {
    clienteId: referencia('cliente_id')
      .primaryKey()
      .references(() => cliente.id, { onDelete: 'cascade' }),
    /** Days with a purchase. */
    compras: integer('compras').notNull().default(0),
    primeira: data('primeira'),
    penultima: data('penultima'),
    ultima: data('ultima'),
    /** Median of days between the latest purchases; null while there are too few. */
    ritmo: numeric('ritmo', { precision: 7, scale: 1 }),
    /** In the year up to the last purchase, and the mean order in it. */
    valorAno: dinheiro('valor_ano').notNull().default('0'),
    ticket: dinheiro('ticket').notNull().default('0'),
  },
  (t) => [index('ritmo_do_cliente_ticket_idx').on(t.ticket, t.clienteId)],
)
