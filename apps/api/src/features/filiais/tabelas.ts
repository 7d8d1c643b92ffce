import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { auditoria, id } from '../../platform/banco/colunas.ts'

export const filial = pgTable('filial', {
  id: id(),
  razaoSocial: text('razao_social').notNull(),
  nome: text('nome').notNull(),
  cnpj: text('cnpj').notNull().unique(),
  inscricaoEstadual: text('inscricao_estadual').notNull(),
  logradouro: text('logradouro').notNull(),
  numero: text('numero').notNull(),
  bairro: text('bairro').notNull(),
  cep: text('cep').notNull(),
  cidade: text('cidade').notNull(),
  ibge: text('ibge').notNull(),
  uf: text('uf').notNull(),
  telefone: text('telefone').notNull(),
  email: text('email').notNull(),
  ativa: boolean('ativa').notNull().default(true),
  ...auditoria(),
})
