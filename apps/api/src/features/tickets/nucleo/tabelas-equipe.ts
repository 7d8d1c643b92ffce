import type { TipoDeLigacao } from '@balcao/dominio/tickets/ligacoes/regras'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instante, referencia } from '../../../platform/banco/colunas.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { etiqueta } from '../../etiquetas/tabelas.ts'
import { ticket } from './tabelas.ts'

// MES-06 What the staff keeps about a ticket among itself; none of it is for the customer's side.

export const ticketEtiqueta = pgTable(
  'ticket_etiqueta',
  {
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    etiquetaId: referencia('etiqueta_id')
      .notNull()
      .references(() => etiqueta.id),
    postaEm: instante('posta_em').notNull(),
    postaPor: referencia('posta_por').references(() => colaborador.id),
  },
  (t) => [
    primaryKey({ columns: [t.ticketId, t.etiquetaId] }),
    index('ticket_etiqueta_etiqueta_idx').on(t.etiquetaId, t.ticketId),
  ],
)

/** Who asked to be told of what happens in a ticket, or was called into it. */
export const ticketSeguidor = pgTable(
  'ticket_seguidor',
  {
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    desde: instante('desde').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ticketId, t.colaboradorId] }),
    index('ticket_seguidor_colaborador_idx').on(t.colaboradorId, t.ticketId),
  ],
)

/** A duplicate that became part of another ticket (`ticket.unido_a`), and what undoing it has to take back. */
export const ticketUniao = pgTable(
  'ticket_uniao',
  {
    id: id(),
    origemId: referencia('origem_id')
      .notNull()
      .references(() => ticket.id),
    destinoId: referencia('destino_id')
      .notNull()
      .references(() => ticket.id),
    unidoEm: instante('unido_em').notNull(),
    unidoPor: referencia('unido_por').references(() => colaborador.id),
    desfeitaEm: instante('desfeita_em'),
    desfeitaPor: referencia('desfeita_por').references(() => colaborador.id),
    /** What the target came to have by it. */
    trouxe: jsonb('trouxe').$type<{ etiquetas: number[]; seguidores: number[] }>().notNull(),
  },
  (t) => [
    uniqueIndex('ticket_uniao_origem_idx').on(t.origemId).where(sql`desfeita_em is null`),
    index('ticket_uniao_destino_idx').on(t.destinoId),
    check('ticket_uniao_de_dois', sql`origem_id <> destino_id`),
  ],
)

/** Two tickets that have to do with each other: one row, whichever of them said so. */
export const ticketLigacao = pgTable(
  'ticket_ligacao',
  {
    id: id(),
    deId: referencia('de_id')
      .notNull()
      .references(() => ticket.id),
    paraId: referencia('para_id')
      .notNull()
      .references(() => ticket.id),
    /** What `de` is to `para`. */
    tipo: text('tipo').$type<TipoDeLigacao>().notNull(),
    ligadoEm: instante('ligado_em').notNull(),
    ligadoPor: referencia('ligado_por').references(() => colaborador.id),
  },
  (t) => [
    uniqueIndex('ticket_ligacao_par_idx').on(sql`least(de_id, para_id)`, sql`greatest(de_id, para_id)`),
    index('ticket_ligacao_de_idx').on(t.deId),
    index('ticket_ligacao_para_idx').on(t.paraId),
    check('ticket_ligacao_de_dois', sql`de_id <> para_id`),
  ],
)
