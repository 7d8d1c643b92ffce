import type { EstadoDoEnvio } from '@balcao/dominio/tickets/envios'
import type { EspecieDaMensagem, MidiaRecebida } from '@balcao/dominio/whatsapp/notificacao'
import { sql } from 'drizzle-orm'
import { bytea, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instante, referencia } from '../../platform/banco/colunas.ts'
import { ticket, ticketAnexo, ticketHistorico } from '../tickets/nucleo/tabelas.ts'

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
    /** Of what leaves: the file that it takes, where it takes no words. */
    anexoId: referencia('anexo_id').references(() => ticketAnexo.id),
    /** The other side, as it came: answers go to this very one. */
    waId: text('wa_id').notNull(),
    nome: text('nome'),
    especie: text('especie').$type<EspecieDaMensagem>().notNull().default('MENSAGEM'),
    texto: text('texto').notNull(),
    /** A file that came along and was not fetched yet. */
    midia: jsonb('midia').$type<MidiaRecebida>(),
    /** Why a file that came along is not here. */
    semArquivo: text('sem_arquivo'),
    estado: text('estado').$type<EstadoDoEnvio | 'RECEBIDA' | 'TRIAGEM' | 'DESCARTADA'>().notNull(),
    motivo: text('motivo'),
    tentativas: integer('tentativas').notNull().default(0),
    criadoEm: instante('criado_em').notNull(),
    estadoEm: instante('estado_em').notNull(),
  },
  (t) => [
    index('whatsapp_mensagem_ticket_idx').on(t.ticketId, t.id),
    index('whatsapp_mensagem_wa_id_idx').on(t.waId, t.id),
    // Neither words nor files leave twice.
    uniqueIndex('whatsapp_mensagem_texto_unico')
      .on(t.historicoId)
      .where(sql`direcao = 'SAIDA' and anexo_id is null`),
    uniqueIndex('whatsapp_mensagem_anexo_unico').on(t.anexoId).where(sql`direcao = 'SAIDA'`),
    index('whatsapp_mensagem_historico_idx').on(t.historicoId),
    index('whatsapp_mensagem_triagem_idx').on(t.waId, t.id).where(sql`estado = 'TRIAGEM'`),
  ],
)

/** ALC-05 What WhatsApp said of a message of ours, which may come before it told how the message is called. */
export const whatsappSituacao = pgTable('whatsapp_situacao', {
  wamid: text('wamid').primaryKey(),
  estado: text('estado').$type<EstadoDoEnvio>().notNull(),
  codigo: integer('codigo'),
  em: instante('em').notNull(),
})

/** ALC-05 A file of a message in triage, until some ticket has it: WhatsApp does not keep it that long. */
export const whatsappMidia = pgTable('whatsapp_midia', {
  mensagemId: referencia('mensagem_id')
    .primaryKey()
    .references(() => whatsappMensagem.id),
  nome: text('nome').notNull(),
  midia: text('midia').notNull(),
  bytes: bytea('bytes').notNull(),
})
