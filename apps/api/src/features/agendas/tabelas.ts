import type { StatusDaDiscadora, TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { auditoria, id, instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'

/** AGE-01 A contact to be made with a customer, to sell (A) or to collect (C). */
export const agenda = pgTable(
  'agenda',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
    /** Who is to make it. */
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    tipo: text('tipo').$type<TipoDeAgenda>().notNull(),
    assunto: text('assunto').notNull(),
    descricao: text('descricao'),
    agendadaPara: instante('agendada_para').notNull(),
    finalizadaEm: instante('finalizada_em'),
    finalizadaPor: referencia('finalizada_por').references(() => colaborador.id),
    motivoFinalizacaoId: referencia('motivo_finalizacao_id').references(() => opcaoDeCadastro.id),
    /** What came of it. */
    resultado: text('resultado'),
    pedidoId: referencia('pedido_id').references(() => pedido.id),
    orcamentoId: referencia('orcamento_id').references(() => orcamento.id),
    /** GO is this portal, ERP the system behind it, or the name of another. */
    origem: text('origem').notNull().default('GO'),
    idExterno: text('id_externo'),
    discadoraStatus: text('discadora_status').$type<StatusDaDiscadora>(),
    discadoraAtualizacao: instante('discadora_atualizacao'),
    /** The time of which the person was reminded: moved to another one, it is reminded again. */
    lembradaPara: instante('lembrada_para'),
    ...auditoria(),
  },
  (t) => [
    index('agenda_cliente_idx').on(t.clienteId, t.tipo, t.agendadaPara, t.id),
    // The last columns are for the count by day, which then reads nothing but the index.
    index('agenda_colaborador_idx').on(t.colaboradorId, t.tipo, t.agendadaPara, t.id, t.finalizadaEm),
    index('agenda_dia_idx').on(t.tipo, t.agendadaPara, t.id, t.finalizadaEm),
    index('agenda_feita_idx').on(t.tipo, t.finalizadaEm, t.id).where(sql`finalizada_em is not null`),
    index('agenda_aberta_idx').on(t.clienteId, t.agendadaPara, t.id).where(sql`finalizada_em is null`),
    index('agenda_por_fazer_idx')
      .on(t.tipo, t.agendadaPara, t.id, t.colaboradorId)
      .where(sql`finalizada_em is null`),
    index('agenda_a_lembrar_idx').on(t.agendadaPara, t.id).where(sql`finalizada_em is null`),
  ],
)

/** AGE-01 What a person chose for their own agendas; who has no row has what is the default. */
export const preferenciaDeAgenda = pgTable('preferencia_de_agenda', {
  colaboradorId: referencia('colaborador_id')
    .primaryKey()
    .references(() => colaborador.id),
  lembretePorAviso: boolean('lembrete_por_aviso').notNull().default(true),
  lembretePorEmail: boolean('lembrete_por_email').notNull().default(true),
  /** Only the SHA-256 of the token of the calendar's address is kept. */
  calendarioHash: text('calendario_hash').unique(),
  calendarioDesde: instante('calendario_desde'),
  ...auditoria(),
})
