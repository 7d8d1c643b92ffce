import type { TipoDeBloqueio } from '@balcao/dominio/pedidos/bloqueios'
import type { ACONTECIMENTOS } from '@balcao/dominio/pedidos/vida-contratos'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { pedido } from './tabelas.ts'

const doPedido = () =>
  referencia('pedido_id')
    .notNull()
    .references(() => pedido.id)

/** DOC-03 What happened to an order after it was taken. */
export const pedidoHistorico = pgTable(
  'pedido_historico',
  {
    id: id(),
    pedidoId: doPedido(),
    quando: instante('quando').notNull(),
    /** By the clock of the ERP that told it. */
    ocorridoEm: instante('ocorrido_em'),
    tipo: text('tipo').$type<(typeof ACONTECIMENTOS)[number]>().notNull(),
    de: text('de'),
    para: text('para'),
    colaboradorId: referencia('colaborador_id').references(() => colaborador.id),
    /** Which system, where it was no person. */
    sistema: text('sistema').$type<'ERP' | 'PORTAL'>(),
    observacao: text('observacao'),
    /** The version of the order that it made, for who decided on an older one. */
    versao: integer('versao').notNull(),
  },
  (t) => [index('pedido_historico_pedido_idx').on(t.pedidoId, t.id)],
)

/** VEN-01 What holds an order back; released ones stay, to be shown. */
export const pedidoBloqueio = pgTable(
  'pedido_bloqueio',
  {
    id: id(),
    pedidoId: doPedido(),
    tipo: text('tipo').$type<TipoDeBloqueio>().notNull(),
    detalhe: text('detalhe').notNull(),
    criadoEm: instante('criado_em').notNull(),
    liberadoEm: instante('liberado_em'),
    /** Null for what the ERP itself released. */
    liberadoPor: referencia('liberado_por').references(() => colaborador.id),
    motivo: text('motivo'),
  },
  (t) => [
    index('pedido_bloqueio_pedido_idx').on(t.pedidoId, t.id),
    index('pedido_bloqueio_aberto_idx').on(t.pedidoId).where(sql`${t.liberadoEm} is null`),
  ],
)
