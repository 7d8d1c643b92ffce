import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'

/** SEG-01 Somebody asked to be joined to what is on record for their CPF; written whether there is anything or not. */
export const pedidoDeVinculo = pgTable(
  'pedido_de_vinculo',
  {
    id: id(),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    criadoEm: instante('criado_em').notNull(),
    expiraEm: instante('expira_em').notNull(),
    usadoEm: instante('usado_em'),
    tentativas: integer('tentativas').notNull().default(0),
  },
  (t) => [
    index('pedido_de_vinculo_colaborador_idx').on(t.colaboradorId, t.id),
    index('pedido_de_vinculo_criado_idx').on(t.criadoEm),
  ],
)

/** One code per address on record: it proves that mailbox and no other. Only its SHA-256 is kept. */
export const codigoDeVinculo = pgTable(
  'codigo_de_vinculo',
  {
    pedidoId: referencia('pedido_id')
      .notNull()
      .references(() => pedidoDeVinculo.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    codigoHash: text('codigo_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pedidoId, t.email] })],
)
