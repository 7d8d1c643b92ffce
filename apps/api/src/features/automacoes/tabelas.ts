import type { AcaoDaAutomacao } from '@balcao/dominio/automacoes/acoes'
import type { Se } from '@balcao/dominio/automacoes/condicoes'
import type { Resultado, SituacaoDaExecucao } from '@balcao/dominio/automacoes/execucao'
import type { Quando } from '@balcao/dominio/automacoes/quando'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { indiceDeBusca } from '../../platform/banco/busca.ts'
import { auditoria, id, instante, referencia, textoDeBusca } from '../../platform/banco/colunas.ts'
import { ticket, ticketHistorico } from '../tickets/nucleo/tabelas.ts'

/** MES-10 A rule: when, if, then. What it names by id may be gone when it runs, and is asked for then. */
export const automacao = pgTable(
  'automacao',
  {
    id: id(),
    nome: text('nome').notNull(),
    quando: text('quando').$type<Quando>().notNull(),
    /** Minutes before the deadline, days of silence. */
    tempo: integer('tempo'),
    se: jsonb('se').$type<Se>().notNull(),
    entao: jsonb('entao').$type<AcaoDaAutomacao[]>().notNull(),
    ativa: boolean('ativa').notNull().default(false),
    /** What happened before it was switched on is none of its business. */
    ativadaEm: instante('ativada_em'),
    excluidaEm: instante('excluida_em'),
    busca: textoDeBusca(() => sql`nome`),
    ...auditoria(),
  },
  (t) => [
    indiceDeBusca('automacao_busca_idx', t.busca),
    index('automacao_nome_idx').on(sql`${t.nome} collate "pt-BR-x-icu"`, t.id),
    // Asked at every entry of every ticket.
    index('automacao_ativa_idx').on(t.quando).where(sql`ativa and excluida_em is null`),
  ],
)

/** MES-10 One run: each rule runs once for each happening of each ticket, whatever dies meanwhile. */
export const automacaoExecucao = pgTable(
  'automacao_execucao',
  {
    id: id(),
    automacaoId: referencia('automacao_id')
      .notNull()
      .references(() => automacao.id),
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    /** Which happening it was. */
    chave: text('chave').notNull(),
    situacao: text('situacao').$type<SituacaoDaExecucao>().notNull(),
    resultados: jsonb('resultados').$type<Resultado[]>().notNull(),
    historicoId: referencia('historico_id').references(() => ticketHistorico.id),
    executadaEm: instante('executada_em').notNull(),
  },
  (t) => [
    unique('automacao_execucao_unica').on(t.automacaoId, t.ticketId, t.chave),
    index('automacao_execucao_automacao_idx').on(t.automacaoId, t.executadaEm, t.id),
    index('automacao_execucao_ticket_idx').on(t.ticketId, t.executadaEm),
  ],
)
