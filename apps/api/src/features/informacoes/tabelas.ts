import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { auditoria, id, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'

/** CLI-05 A segment by which a business knows its customers: competitors, equipment, season… */
export const dimensao = pgTable('dimensao', {
  id: id(),
  /** How it is called on the wire. */
  chave: text('chave').notNull().unique(),
  descricao: text('descricao').notNull(),
  ordem: integer('ordem').notNull(),
  ativa: boolean('ativa').notNull().default(true),
  ...auditoria(),
})

/** What a segment may be. */
export const dimensaoValor = pgTable(
  'dimensao_valor',
  {
    id: id(),
    dimensaoId: referencia('dimensao_id')
      .notNull()
      .references(() => dimensao.id),
    descricao: text('descricao').notNull(),
    ordem: integer('ordem').notNull(),
    ativo: boolean('ativo').notNull().default(true),
    ...auditoria(),
  },
  (t) => [unique('dimensao_valor_descricao_unica').on(t.dimensaoId, t.descricao)],
)

/** CLI-05 What somebody noted of a customer, under one value of one segment. */
export const informacaoAdicional = pgTable(
  'informacao_adicional',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    valorId: referencia('valor_id')
      .notNull()
      .references(() => dimensaoValor.id),
    observacao: text('observacao').notNull(),
    /** Who noted it. */
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    ...auditoria(),
  },
  (t) => [index('informacao_adicional_cliente_idx').on(t.clienteId, t.id)],
)
