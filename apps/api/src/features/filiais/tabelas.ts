import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { auditoria, data, id, referencia } from '../../platform/banco/colunas.ts'

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
  /** VEN-02 Sells under the Simples Nacional (CRT 1); who passed its limit pays ICMS as everybody and does not count. */
  simples: boolean('simples').notNull().default(false),
  ativa: boolean('ativa').notNull().default(true),
  ...auditoria(),
})

/** Office hours of a branch; a day may have several intervals ('08:00' to '12:00', '13:00' to '18:00'). */
export const filialExpediente = pgTable(
  'filial_expediente',
  {
    id: id(),
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
    /** 0 is Sunday. */
    diaDaSemana: integer('dia_da_semana').notNull(),
    inicio: text('inicio').notNull(),
    fim: text('fim').notNull(),
    ativo: boolean('ativo').notNull().default(true),
    ...auditoria(),
  },
  (t) => [index('filial_expediente_filial_idx').on(t.filialId)],
)

/** Days without office hours; without a branch, for all of them. */
export const feriado = pgTable(
  'feriado',
  {
    id: id(),
    data: data('data').notNull(),
    nome: text('nome').notNull(),
    filialId: referencia('filial_id').references(() => filial.id),
    ativo: boolean('ativo').notNull().default(true),
    ...auditoria(),
  },
  (t) => [unique('feriado_data_filial_unico').on(t.data, t.filialId).nullsNotDistinct()],
)
