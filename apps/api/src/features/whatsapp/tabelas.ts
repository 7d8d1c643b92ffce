import type { EstadoDoWhatsapp } from '@balcao/dominio/whatsapp/estados'
import type { MidiaRecebida } from '@balcao/dominio/whatsapp/notificacao'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instante, referencia } from '../../platform/banco/colunas.ts'
import { ticket, ticketHistorico } from '../tickets/nucleo/tabelas.ts'

/** ALC-05 A message between a ticket and its customer by WhatsApp; one that no ticket took waits for a person. */
export const whatsappMensagem = pgTable(
  'whatsapp_mensagem',
  {
    id: id(),
    direcao: text('direcao').$type<'SAIDA' | 'ENTRADA'>().notNull(),
    /** As WhatsApp calls it; of ours, unknown until it answers. */
    wamid: text('wamid').unique(),
    ticketId: referencia('ticket_id').references(() => ticket.id),
    historicoId: referencia('historico_id').references(() => ticketHistorico.id),
    /** The other side, as it came: answers go to this very one. */
    waId: text('wa_id').notNull(),
    nome: text('nome'),
    texto: text('texto').notNull(),
    midia: jsonb('midia').$type<MidiaRecebida>(),
    estado: text('estado').$type<EstadoDoWhatsapp | 'RECEBIDA' | 'TRIAGEM'>().notNull(),
    motivo: text('motivo'),
    tentativas: integer('tentativas').notNull().default(0),
    criadoEm: instante('criado_em').notNull(),
    estadoEm: instante('estado_em').notNull(),
  },
  (t) => [
    index('whatsapp_mensagem_ticket_idx').on(t.ticketId, t.id),
    index('whatsapp_mensagem_wa_id_idx').on(t.waId, t.id),
    uniqueIndex('whatsapp_mensagem_entrada_unica').on(t.historicoId).where(sql`direcao = 'SAIDA'`),
    index('whatsapp_mensagem_triagem_idx').on(t.id).where(sql`estado = 'TRIAGEM'`),
  ],
)

/** ALC-05 What WhatsApp said of a message of ours, which may come before it told how the message is called. */
export const whatsappSituacao = pgTable('whatsapp_situacao', {
  wamid: text('wamid').primaryKey(),
  estado: text('estado').$type<EstadoDoWhatsapp>().notNull(),
  codigo: integer('codigo'),
  em: instante('em').notNull(),
})
