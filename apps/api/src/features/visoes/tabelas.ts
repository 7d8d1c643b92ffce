import type { ListaComVisoes } from '@balcao/dominio/visoes/contratos'
import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'

/** The filters of a list that a person gave a name. */
export const visao = pgTable(
  'visao',
  {
    id: id(),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    lista: text('lista').$type<ListaComVisoes>().notNull(),
    nome: text('nome').notNull(),
    filtros: jsonb('filtros').$type<Record<string, unknown>>().notNull(),
    criadaEm: instante('criada_em').notNull(),
  },
  (t) => [unique('visao_nome_unico').on(t.colaboradorId, t.lista, t.nome)],
)
