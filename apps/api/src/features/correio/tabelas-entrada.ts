import type { EstadoDaRecebida } from '@balcao/dominio/correio/entrada/estados'
import { sql } from 'drizzle-orm'
import { bigint, boolean, bytea, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { indiceDeBusca } from '../../platform/banco/busca.ts'
import { id, instante, referencia, textoDeBusca } from '../../platform/banco/colunas.ts'
import { filial } from '../filiais/tabelas.ts'
import { ticket, ticketHistorico } from '../tickets/nucleo/tabelas.ts'

/** ALC-02 A mailbox that is read, and how far. */
export const correioCaixa = pgTable('correio_caixa', {
  id: id(),
  /** User, server and folder: what the settings say without the password. */
  nome: text('nome').notNull().unique(),
  filialId: referencia('filial_id')
    .notNull()
    .references(() => filial.id),
  /** UIDVALIDITY of the folder when it was last opened: with another one, its numbers mean nothing. */
  validade: text('validade'),
  ultimoUid: bigint('ultimo_uid', { mode: 'number' }).notNull().default(0),
  lidaEm: instante('lida_em'),
  /** Somebody reads it until then, or died reading it. */
  lendoAte: instante('lendo_ate'),
  /** Which reading that is: one that is not it any more writes nothing. */
  leitor: text('leitor'),
  falha: text('falha'),
  falhaDesde: instante('falha_desde'),
})

/** ALC-02 A message as it came, and what became of it. Its key outlives whatever was made of it. */
export const correioRecebida = pgTable(
  'correio_recebida',
  {
    id: id(),
    caixaId: referencia('caixa_id')
      .notNull()
      .references(() => correioCaixa.id),
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
    validade: text('validade').notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    /** Tells a message that comes again to the same mailbox; see `chaveDaMensagem`. */
    chave: text('chave').notNull(),
    messageId: text('message_id'),
    deNome: text('de_nome').notNull().default(''),
    deEmail: text('de_email').notNull().default(''),
    assunto: text('assunto').notNull().default(''),
    tamanho: integer('tamanho').notNull(),
    /** Larger than what is read: only its headers are here. */
    cortada: boolean('cortada').notNull().default(false),
    recebidaEm: instante('recebida_em').notNull(),
    estado: text('estado').$type<EstadoDaRecebida>().notNull(),
    motivo: text('motivo'),
    estadoEm: instante('estado_em').notNull(),
    tentativas: integer('tentativas').notNull().default(0),
    ticketId: referencia('ticket_id').references(() => ticket.id),
    historicoId: referencia('historico_id').references(() => ticketHistorico.id),
    /** What was written, the past that came quoted with it, and the page, already harmless. */
    texto: text('texto'),
    citado: text('citado'),
    html: text('html'),
    /** Marked as read in the mailbox, which is done only after it is here. */
    marcadaEm: instante('marcada_em'),
    busca: textoDeBusca(() => sql`de_nome || ' ' || de_email || ' ' || assunto`),
  },
  (t) => [
    uniqueIndex('correio_recebida_chave_unica').on(t.chave, t.caixaId),
    indiceDeBusca('correio_recebida_busca_idx', t.busca),
    index('correio_recebida_em_idx').on(t.recebidaEm, t.id),
    index('correio_recebida_estado_idx').on(t.estado, t.recebidaEm, t.id),
    index('correio_recebida_ticket_idx').on(t.ticketId),
    index('correio_recebida_historico_idx').on(t.historicoId),
    index('correio_recebida_a_marcar_idx').on(t.caixaId, t.uid).where(sql`marcada_em is null`),
  ],
)

/** Apart, so that no list ever reads it. */
export const correioOriginal = pgTable('correio_original', {
  recebidaId: referencia('recebida_id')
    .primaryKey()
    .references(() => correioRecebida.id),
  bytes: bytea('bytes').notNull(),
})
