import type { PublicoDoArtigo } from '@balcao/dominio/faq/campos'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditoria, data, id, instante, referencia } from '../../platform/banco/colunas.ts'
import { vetorDeBusca } from '../../platform/banco/texto-completo.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'

/** FAQ-01 What articles are about; data of the business. */
export const faqTipo = pgTable('faq_tipo', {
  id: id(),
  chave: text('chave').notNull().unique(),
  descricao: text('descricao').notNull(),
  ordem: integer('ordem').notNull(),
  /** ADM-08 Retired ones stay for the history; none has articles. */
  ativo: boolean('ativo').notNull().default(true),
  ...auditoria(),
})

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
    /** ADM-08 Its place where nobody searches; those without one follow, by title. */
    posicao: integer('posicao'),
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
    index('faq_artigo_posicao_idx').on(t.posicao, sql`${t.titulo} collate "pt-BR-x-icu"`, t.id),
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

/** MES-05 A ticket in whose public answers an article was sent: once, however often it was. */
export const faqEnvio = pgTable(
  'faq_envio',
  {
    artigoId: referencia('artigo_id')
      .notNull()
      .references(() => faqArtigo.id),
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    enviadoEm: instante('enviado_em').notNull(),
    enviadoPor: referencia('enviado_por').references(() => colaborador.id),
  },
  (t) => [primaryKey({ columns: [t.artigoId, t.ticketId] }), index('faq_envio_ticket_idx').on(t.ticketId)],
)

/** NOV-17 Somebody who was opening a ticket read the article and said that they need it no more: once a day. */
export const faqDesistencia = pgTable(
  'faq_desistencia',
  {
    id: id(),
    artigoId: referencia('artigo_id')
      .notNull()
      .references(() => faqArtigo.id),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    /** Of the ticket that was going to be opened, once chosen. */
    ticketTipoId: referencia('ticket_tipo_id').references(() => ticketTipo.id),
    dia: data('dia').notNull(),
    desistiuEm: instante('desistiu_em').notNull(),
  },
  (t) => [
    uniqueIndex('faq_desistencia_unica_idx').on(t.artigoId, t.colaboradorId, t.dia),
    index('faq_desistencia_colaborador_idx').on(t.colaboradorId),
  ],
)
