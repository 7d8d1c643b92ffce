import type { Aprovacao } from '@balcao/dominio/orcamentos/aprovacoes'
import { STATUS_EM_ABERTO } from '@balcao/dominio/orcamentos/status'
import { type AnyColumn, isNull, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { indiceDeBusca } from '../../../platform/banco/busca.ts'
import { data, dinheiro, instante, quantidade, referencia } from '../../../platform/banco/colunas.ts'
import { umDeNoTexto } from '../../../platform/banco/um-de.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { opcaoDeCadastro } from '../../opcoes/tabelas.ts'
import { colunasDoDocumento, colunasDoItem, pedido } from '../../pedidos/tabelas.ts'
import { campanha, cupom, negociacao } from '../../precos/tabelas.ts'

type Decidivel = Record<'status' | 'pedidoId' | 'perdidoEm', AnyColumn>

/** DOC-03 Neither won nor lost, expired or not (`orcamentoEmAberto`). */
export const porDecidir = ({ status, pedidoId, perdidoEm }: Decidivel): SQL =>
  sql`${pedidoId} is null and ${perdidoEm} is null and ${umDeNoTexto(status, STATUS_EM_ABERTO)}`

/** GES-04 Not one that replaces goods that came back, which the exchange follows: nobody calls about it, nor is it lost. */
export const paraVender = ({ trocaId }: { trocaId: AnyColumn }): SQL => isNull(trocaId)

/** DOC-01 A quote: an order that nobody confirmed yet. */
export const orcamento = pgTable(
  'orcamento',
  {
    ...colunasDoDocumento(),
    /** Until when its prices hold. */
    dataValidade: data('data_validade').notNull(),
    /** Quotes that were split by branch keep together by it. */
    grupo: text('grupo'),
    linkPagamentoStatus: text('link_pagamento_status'),
    linkPagamentoValidade: instante('link_pagamento_validade'),
    /** The order it became. */
    pedidoId: referencia('pedido_id').references(() => pedido.id),
    perdidoEm: instante('perdido_em'),
    motivoPerdaId: referencia('motivo_perda_id').references(() => opcaoDeCadastro.id),
    /** Last time somebody did something about it: what stands still is told by it. */
    movimentadoEm: instante('movimentado_em').notNull(),
    /** Digest of the secret in the address by which the customer sees it without an account. */
    linkResumo: text('link_resumo').unique(),
    /** Of the one that went by mail, whose secret was never seen here: the one that was copied goes on working. */
    linkPorEmailResumo: text('link_por_email_resumo').unique(),
    /** Until when both are good. */
    linkValidade: instante('link_validade'),
    /** When the customer said yes by that address, and who said so. */
    aceitoEm: instante('aceito_em'),
    aceitoPor: text('aceito_por'),
    /** VEN-02 `envioDoOrcamento` */
    enviadoEm: instante('enviado_em'),
    abertoEm: instante('aberto_em'),
    recusadoEm: instante('recusado_em'),
    motivoRecusa: text('motivo_recusa'),
    /** GES-04 The exchange whose goods it replaces, which stands on a floor above this one. */
    trocaId: referencia('troca_id'),
    /** VEN-02 Of which quote it is the part that became an order; and when its lines went back there, the order having come to nothing. */
    parteDe: referencia('parte_de').references((): AnyPgColumn => orcamento.id),
    parteDevolvidaEm: instante('parte_devolvida_em'),
    /** VEN-02 Who let be what it has beyond the limits; what that is follows from its lines. */
    aprovacoes: jsonb('aprovacoes').$type<Aprovacao[]>().notNull().default([]),
  },
  (t) => [
    index('orcamento_inclusao_idx').on(t.incluidoEm, t.id),
    index('orcamento_cliente_idx').on(t.clienteId, t.incluidoEm, t.id),
    index('orcamento_aberto_idx').on(t.clienteId, t.id).where(sql`status in ('ORCAMENTO', 'COTACAO')`),
    index('orcamento_colaborador_idx').on(t.colaboradorId, t.incluidoEm, t.id),
    index('orcamento_status_idx').on(t.status, t.incluidoEm, t.id),
    index('orcamento_filial_idx').on(t.filialId, t.incluidoEm, t.id),
    index('orcamento_validade_idx').on(t.dataValidade, t.id),
    index('orcamento_valor_idx').on(t.valorTotal, t.id),
    // Of years of quotes only those that may still be won.
    index('orcamento_parado_idx').on(t.movimentadoEm, t.id).where(porDecidir(t)),
    index('orcamento_por_decidir_inclusao_idx').on(t.incluidoEm, t.id).where(porDecidir(t)),
    index('orcamento_por_decidir_idx').on(t.valorTotal, t.id).where(porDecidir(t)),
    index('orcamento_perda_idx').on(t.perdidoEm).where(sql`perdido_em is not null`),
    index('orcamento_enviado_idx').on(t.incluidoEm, t.id).where(sql`enviado_em is not null`),
    index('orcamento_pedido_idx').on(t.pedidoId),
    uniqueIndex('orcamento_troca_unica').on(t.trocaId).where(sql`troca_id is not null`),
    index('orcamento_grupo_idx').on(t.grupo).where(sql`grupo is not null`),
    indiceDeBusca('orcamento_busca_idx', t.busca),
  ],
)

export const orcamentoItem = pgTable(
  'orcamento_item',
  {
    ...colunasDoItem(),
    orcamentoId: referencia('orcamento_id')
      .notNull()
      .references(() => orcamento.id),
  },
  (t) => [
    unique('orcamento_item_numero_unico').on(t.orcamentoId, t.numeroItem),
    uniqueIndex('orcamento_item_chave_unica').on(t.orcamentoId, t.chave),
    index('orcamento_item_produto_idx').on(t.produtoId, t.orcamentoId),
  ],
)

/** VEN-02 Each order that used a coupon, under the coupon's own lock: those that came of one quote are one use together. */
export const cupomUso = pgTable(
  'cupom_uso',
  {
    pedidoId: referencia('pedido_id')
      .primaryKey()
      .references(() => pedido.id),
    cupomId: referencia('cupom_id')
      .notNull()
      .references(() => cupom.id),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    /** That the order came of, whole or in part. */
    orcamentoId: referencia('orcamento_id')
      .notNull()
      .references(() => orcamento.id),
    /** In money, off the goods: what is no more left of it for that quote. */
    abatimento: dinheiro('abatimento').notNull(),
    /** What it was measured by. */
    mercadoria: dinheiro('mercadoria').notNull(),
  },
  (t) => [index('cupom_uso_cliente_idx').on(t.cupomId, t.clienteId)],
)

/** GES-03 What each order took of an authorised price; given back when it comes to nothing, and kept to be told. */
export const negociacaoUso = pgTable(
  'negociacao_uso',
  {
    negociacaoId: referencia('negociacao_id')
      .notNull()
      .references(() => negociacao.id),
    pedidoId: referencia('pedido_id')
      .notNull()
      .references(() => pedido.id),
    /** In stock units. */
    unidades: quantidade('unidades').notNull(),
    usadaEm: instante('usada_em').notNull(),
    devolvidaEm: instante('devolvida_em'),
  },
  (t) => [
    primaryKey({ columns: [t.negociacaoId, t.pedidoId] }),
    index('negociacao_uso_pedido_idx').on(t.pedidoId),
  ],
)

/** GES-02 What each order takes of a campaign, as far as the order still stands. */
export const campanhaUso = pgTable(
  'campanha_uso',
  {
    campanhaId: referencia('campanha_id')
      .notNull()
      .references(() => campanha.id),
    pedidoId: referencia('pedido_id')
      .notNull()
      .references(() => pedido.id),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    /** In stock units. */
    unidades: quantidade('unidades').notNull(),
    /** In money, what it gives away. */
    valor: dinheiro('valor').notNull(),
    usadaEm: instante('usada_em').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campanhaId, t.pedidoId] }),
    index('campanha_uso_pedido_idx').on(t.pedidoId),
    index('campanha_uso_cliente_idx').on(t.campanhaId, t.clienteId),
  ],
)
