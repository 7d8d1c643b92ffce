import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { indiceDeBusca } from '../../platform/banco/busca.ts'
import { data, instante, referencia } from '../../platform/banco/colunas.ts'
import { opcaoDeCadastro } from '../cadastro/tabelas.ts'
import { colunasDoDocumento, colunasDoItem, pedido } from '../pedidos/tabelas.ts'

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
    index('orcamento_pedido_idx').on(t.pedidoId),
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
    index('orcamento_item_produto_idx').on(t.produtoId, t.orcamentoId),
  ],
)
