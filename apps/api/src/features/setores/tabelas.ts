import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { auditoria, id } from '../../platform/banco/colunas.ts'

/** A team of the company that takes care of steps of a ticket: Atendimento, Logística, Financeiro… */
export const setor = pgTable('setor', {
  id: id(),
  nome: text('nome').notNull().unique(),
  ativo: boolean('ativo').notNull().default(true),
  ...auditoria(),
})
