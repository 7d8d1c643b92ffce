import type { PublicoDoArtigo } from '@balcao/dominio/faq/contratos'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { auditoria, id, instante, referencia } from '../../platform/banco/colunas.ts'
import { vetorDeBusca } from '../../platform/banco/texto-completo.ts'
import { colaborador } from '../acesso/tabelas.ts'

/** FAQ-01 What articles are about; data of the business. */
export const faqTipo = pgTable('faq_tipo', {
  id: id(),
  chave: text('chave').notNull().unique(),
  descricao: text('descricao').notNull(),
  ordem: integer('ordem').notNull(),
  ...auditoria(),
})

/** ENT-10 */
export const faqArtigo = pgTable(
  'faq_artigo',
  {
    id: id(),
    tipoId: referencia('tipo_id')
      .notNull()
      .references(() => faqTipo.id),
    titulo: text('titulo').notNull(),
    palavrasChave: text('palavras_chave').notNull().default(''),
    /** The small markup of `faq/marcacao`. */
    conteudo: text('conteudo').notNull(),
    publico: text('publico').$type<PublicoDoArtigo>().notNull(),
    /** Null is a draft. */
    publicadoEm: instante('publicado_em'),
    /** Counted from the votes whenever one changes, under the lock of this row. */
    ajudou: integer('ajudou').notNull().default(0),
    naoAjudou: integer('nao_ajudou').notNull().default(0),
    busca: vetorDeBusca(() => [
      ['A', sql`titulo`],
      ['B', sql`palavras_chave`],
      ['D', sql`conteudo`],
    ]),
    ...auditoria(),
  },
  (t) => [
    index('faq_artigo_busca_idx').using('gin', t.busca),
    index('faq_artigo_tipo_idx').on(t.tipoId),
    index('faq_artigo_titulo_idx').on(sql`${t.titulo} collate "pt-BR-x-icu"`, t.id),
  ],
)

/** FAQ-01 One vote per person and article. */
export const faqVoto = pgTable(
  'faq_voto',
  {
    artigoId: referencia('artigo_id')
      .notNull()
      .references(() => faqArtigo.id),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    ajudou: boolean('ajudou').notNull(),
    votadoEm: instante('votado_em').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.artigoId, t.colaboradorId] }),
    index('faq_voto_colaborador_idx').on(t.colaboradorId),
  ],
)
