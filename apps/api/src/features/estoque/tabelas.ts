import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instante, quantidade, referencia } from '../../platform/banco/colunas.ts'
import { filial } from '../filiais/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'

/** What an order holds of the stock until it leaves or is given up; the sum of what is open is `estoque.reservado`. */
export const reservaDeEstoque = pgTable(
  'reserva_de_estoque',
  {
    pedidoId: referencia('pedido_id')
      .notNull()
      .references(() => pedido.id),
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
    produtoId: referencia('produto_id')
      .notNull()
      .references(() => produto.id),
    quantidade: quantidade('quantidade').notNull(),
    encerradaEm: instante('encerrada_em'),
  },
  (t) => [
    primaryKey({ columns: [t.pedidoId, t.filialId, t.produtoId] }),
    index('reserva_de_estoque_produto_idx').on(t.produtoId, t.filialId),
  ],
)
