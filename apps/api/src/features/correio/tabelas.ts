import type { EspecieDeCorreio, EstadoDoCorreio } from '@balcao/dominio/correio/estados'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instante, referencia } from '../../platform/banco/colunas.ts'
import { ticket, ticketHistorico } from '../tickets/nucleo/tabelas.ts'

/** ALC-01 A message between a ticket and its customer, and what became of it. */
export const correioMensagem = pgTable(
  'correio_mensagem',
  {
    id: id(),
    direcao: text('direcao').$type<'SAIDA' | 'ENTRADA'>().notNull(),
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    historicoId: referencia('historico_id').references(() => ticketHistorico.id),
    especie: text('especie').$type<EspecieDeCorreio>().notNull(),
    /** With its angle brackets; ours is given once, so that a second sending is the same message to whoever gets both. */
    messageId: text('message_id').notNull(),
    emRespostaA: text('em_resposta_a'),
    referencias: text('referencias').array().notNull().default([]),
    para: text('para').notNull(),
    copias: text('copias').array().notNull().default([]),
    assunto: text('assunto').notNull(),
    estado: text('estado').$type<EstadoDoCorreio>().notNull(),
    motivo: text('motivo'),
    /** How often it was begun to be given to the server. */
    tentativas: integer('tentativas').notNull().default(0),
    criadoEm: instante('criado_em').notNull(),
    estadoEm: instante('estado_em').notNull(),
  },
  (t) => [
    index('correio_mensagem_ticket_idx').on(t.ticketId, t.id),
    index('correio_mensagem_message_id_idx').on(t.messageId),
    // ALC-02 Two that answer what never came here are of one conversation.
    index('correio_mensagem_fio_idx').using('gin', t.referencias).where(sql`direcao = 'ENTRADA'`),
    // ALC-02 How many acknowledgements somebody got of late.
    index('correio_mensagem_confirmacao_idx').on(t.para, t.criadoEm).where(sql`especie = 'CONFIRMACAO'`),
    // Nothing leaves twice for the same entry; strangers may repeat whatever they like.
    uniqueIndex('correio_mensagem_saida_unica').on(t.historicoId, t.especie).where(sql`direcao = 'SAIDA'`),
    uniqueIndex('correio_mensagem_id_de_saida_unico').on(t.messageId).where(sql`direcao = 'SAIDA'`),
  ],
)
