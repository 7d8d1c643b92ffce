import type { OrigemDaVenda } from '@balcao/dominio/vendas/criterio'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { data, dinheiro, quantidade, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'

const deQuem = () => ({
  clienteId: referencia('cliente_id')
    .notNull()
    .references(() => cliente.id, { onDelete: 'cascade' }),
  dia: data('dia').notNull(),
  origem: text('origem').$type<OrigemDaVenda>().notNull(),
  /** Who took the order, of invoices and returns too. */
  colaboradorId: referencia('colaborador_id')
    .notNull()
    .references(() => colaborador.id),
  filialId: referencia('filial_id')
    .notNull()
    .references(() => filial.id),
})

/**
 * GES-01 What each seller sold to each customer on each day, by order and by invoice, and what came back. Triggers of what it is
 * counted from write it again when the transaction that touched it commits, whoever did (ADR 59).
 */
export const vendaDoDia = pgTable(
  'venda_do_dia',
  {
    ...deQuem(),
    documentos: integer('documentos').notNull(),
    itens: integer('itens').notNull(),
    /** As it was charged; the others are parts of it, and bonus is what was abated. */
    valor: dinheiro('valor').notNull(),
    ipi: dinheiro('ipi').notNull(),
    st: dinheiro('st').notNull(),
    encargos: dinheiro('encargos').notNull(),
    bonificacao: dinheiro('bonificacao').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clienteId, t.dia, t.origem, t.colaboradorId, t.filialId] }),
    index('venda_do_dia_periodo_idx').on(t.origem, t.dia, t.colaboradorId),
    index('venda_do_dia_colaborador_idx').on(t.colaboradorId, t.origem, t.dia),
  ],
)

/** GES-01 The same by product, in stock units: for what is asked of a brand. */
export const vendaDeProduto = pgTable(
  'venda_de_produto',
  {
    ...deQuem(),
    produtoId: referencia('produto_id')
      .notNull()
      .references(() => produto.id),
    quantidade: quantidade('quantidade').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clienteId, t.dia, t.origem, t.colaboradorId, t.filialId, t.produtoId] }),
    index('venda_de_produto_idx').on(t.produtoId, t.origem, t.dia),
    index('venda_de_produto_periodo_idx').on(t.origem, t.dia),
  ],
)
