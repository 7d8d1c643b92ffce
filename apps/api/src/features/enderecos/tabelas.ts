import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditoria, id, instante, referencia } from '../../platform/banco/colunas.ts'
import { cliente } from '../clientes/tabelas.ts'

/** ENT-07 Where goods go; the customer's own address (`cliente`) is where they are charged, and where goods go if none is chosen. */
export const enderecoEntrega = pgTable(
  'endereco_entrega',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    cep: text('cep').notNull(),
    logradouro: text('logradouro').notNull(),
    numero: text('numero').notNull(),
    complemento: text('complemento'),
    bairro: text('bairro').notNull(),
    cidade: text('cidade').notNull(),
    ibge: text('ibge').notNull(),
    uf: text('uf').notNull(),
    observacao: text('observacao'),
    selecionado: boolean('selecionado').notNull().default(false),
    /** Out of the list; what was delivered there keeps it. */
    excluidoEm: instante('excluido_em'),
    ...auditoria(),
  },
  (t) => [
    index('endereco_entrega_cliente_idx').on(t.clienteId, t.id),
    uniqueIndex('endereco_entrega_selecionado_unico').on(t.clienteId).where(sql`selecionado`),
  ],
)
