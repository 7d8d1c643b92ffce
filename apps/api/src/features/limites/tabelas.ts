import { pgTable, unique } from 'drizzle-orm/pg-core'
import { auditoria, data, dinheiro, id, referencia } from '../../platform/banco/colunas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { formaCobranca, planoPagamento } from '../pedidos/tabelas.ts'

/** CLI-03 How much a customer may owe, by way of billing; what is used of it is summed from titles and orders, never stored. */
export const limiteDeCredito = pgTable(
  'limite_de_credito',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    formaCobrancaId: referencia('forma_cobranca_id')
      .notNull()
      .references(() => formaCobranca.id),
    planoPagamentoId: referencia('plano_pagamento_id')
      .notNull()
      .references(() => planoPagamento.id),
    limiteTotal: dinheiro('limite_total').notNull(),
    /** What the customer has to their credit (returns, advances). */
    creditoDisponivel: dinheiro('credito_disponivel').notNull().default('0'),
    dataVencimento: data('data_vencimento'),
    ...auditoria(),
  },
  (t) => [unique('limite_de_credito_unico').on(t.clienteId, t.formaCobrancaId)],
)
