import { STATUS_EM_ABERTO } from '@balcao/dominio/orcamentos/status'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { indiceDeBusca } from '../../platform/banco/busca.ts'
import { data, instante, referencia } from '../../platform/banco/colunas.ts'
import { umDeNoTexto } from '../../platform/banco/um-de.ts'
import { opcaoDeCadastro } from '../cadastro/tabelas.ts'
import { colunasDoDocumento, colunasDoItem, pedido } from '../pedidos/tabelas.ts'

type Decidivel = Record<'status' | 'pedidoId' | 'perdidoEm', AnyColumn>

/** DOC-03 Neither won nor lost, expired or not (`orcamentoEmAberto`). */
export const porDecidir = ({ status, pedidoId, perdidoEm }: Decidivel): SQL =>
  sql`${pedidoId} is null and ${perdidoEm} is null and ${umDeNoTexto(status, STATUS_EM_ABERTO)}`

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
    index('orcamento_por_decidir_idx').on(t.valorTotal, t.id).where(porDecidir(t)),
    index('orcamento_perda_idx').on(t.perdidoEm).where(sql`perdido_em is not null`),
    index('orcamento_pedido_idx').on(t.pedidoId),
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
    index('orcamento_item_produto_idx').on(t.produtoId, t.orcamentoId),
  ],
)
