import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instante } from '../../platform/banco/colunas.ts'

/** What a source outside answered, for the next one who asks; null: that there is no such thing. */
export const consultaExterna = pgTable(
  'consulta_externa',
  {
    tipo: text('tipo').$type<'CEP' | 'CNPJ'>().notNull(),
    chave: text('chave').notNull(),
    fonte: text('fonte').notNull(),
    resposta: jsonb('resposta'),
    consultadoEm: instante('consultado_em').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tipo, t.chave] })],
)

/** A source that is in trouble, or asked to be left alone for a while, is. */
export const fonteExterna = pgTable('fonte_externa', {
  fonte: text('fonte').primaryKey(),
  falhas: integer('falhas').notNull().default(0),
  descansaAte: instante('descansa_ate'),
})

/** Addresses that the business has on its own: a bought directory, or the demo's streets. */
export const cepLocal = pgTable('cep_local', {
  cep: text('cep').primaryKey(),
  logradouro: text('logradouro').notNull(),
  complemento: text('complemento').notNull().default(''),
  bairro: text('bairro').notNull(),
  cidade: text('cidade').notNull(),
  ibge: text('ibge').notNull(),
  uf: text('uf').notNull(),
})

/** Companies that the business has on its own, in the shape of the answer. */
export const empresaLocal = pgTable('empresa_local', {
  cnpj: text('cnpj').primaryKey(),
  dados: jsonb('dados').notNull(),
})
