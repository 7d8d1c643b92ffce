import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
    // Calls of a day, among all that ever happened.
    index('historico_discagem_idx').on(t.quando, t.colaboradorId).where(sql`acao = 'DISCAGEM'`),
    // ADM-10 Whose data somebody looked at today: asked at each look.
    index('historico_consulta_idx').on(t.colaboradorId, t.quando).where(sql`acao = 'VER'`),
  ],
)

/** Writes already answered, by the key their caller gave them: asked again, they answer the same and do nothing. */
export const requisicaoRepetivel = pgTable(
  'requisicao_repetivel',
  {
    /** Whose key it is, in the application's own words. */
    dono: text('dono').notNull(),
    chave: text('chave').notNull(),
    rota: text('rota').notNull(),
    /** Digest of what was asked: the same key for something else is a mistake of the caller. */
    impressao: text('impressao').notNull(),
    /** Null only inside the transaction that is still answering; nobody else ever sees it so. */
    status: integer('status'),
    resposta: jsonb('resposta').$type<unknown>(),
    criadaEm: instante('criada_em').notNull(),
  },
  (t) => [primaryKey({ columns: [t.dono, t.chave] })],
)

/** Random secrets of one business, made once and shared by every process that serves it. */
export const segredo = pgTable('segredo', {
  nome: text('nome').primaryKey(),
  valor: text('valor').notNull(),
})
