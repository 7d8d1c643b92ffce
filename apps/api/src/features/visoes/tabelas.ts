import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'

/** A filter of the list that a person gave a name. */
export const ticketVisao = pgTable(
  'ticket_visao',
  {
    id: id(),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    nome: text('nome').notNull(),
    filtros: jsonb('filtros').$type<Record<string, unknown>>().notNull(),
    criadaEm: instante('criada_em').notNull(),
  },
  (t) => [unique('ticket_visao_nome_unico').on(t.colaboradorId, t.nome)],
)
