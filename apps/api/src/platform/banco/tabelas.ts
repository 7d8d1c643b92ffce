import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instante, referencia } from './colunas.ts'

/** What happened to which record, by whom; written in the transaction of the change itself. */
export const historico = pgTable(
  'historico',
  {
    id: id(),
    quando: instante('quando').notNull(),
    entidade: text('entidade').notNull(),
    entidadeId: text('entidade_id').notNull(),
    acao: text('acao').notNull(),
    colaboradorId: referencia('colaborador_id'),
    dados: jsonb('dados').$type<Record<string, unknown>>(),
    requisicao: text('requisicao'),
    ip: text('ip'),
  },
  (t) => [
    index('historico_entidade_idx').on(t.entidade, t.entidadeId, t.id),
    index('historico_colaborador_idx').on(t.colaboradorId, t.id),
  ],
)

/** Random secrets of one business, made once and shared by every process that serves it. */
export const segredo = pgTable('segredo', {
  nome: text('nome').primaryKey(),
  valor: text('valor').notNull(),
})
