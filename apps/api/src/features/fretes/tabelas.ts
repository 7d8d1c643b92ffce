import type { GrandezaDaFaixa, ModoDeTransporte, TipoDeTabela } from '@balcao/dominio/fretes/tipos'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { auditoria, data, dinheiro, id, quantidade, referencia } from '../../platform/banco/colunas.ts'
import { filial } from '../filiais/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'

const percentual = (nome: string) => numeric(nome, { precision: 9, scale: 4 }).notNull().default('0')
const cobrado = (nome: string) => dinheiro(nome).notNull().default('0')
/** Of one kilogram or one cubic metre: more decimals than money has. */
const tarifa = (nome: string) => quantidade(nome).notNull().default('0')

/** FRE-04 What a carrier charges from a branch, or from all of them, while it counts. */
export const freteTabela = pgTable(
  'frete_tabela',
  {
    id: id(),
    transportadoraId: referencia('transportadora_id')
      .notNull()
      .references(() => transportadora.id),
    /** Null is for all branches. */
    filialId: referencia('filial_id').references(() => filial.id),
    nome: text('nome').notNull(),
    modo: text('modo').$type<ModoDeTransporte>().notNull(),
    tipo: text('tipo').$type<TipoDeTabela>().notNull(),
    vigenciaInicio: data('vigencia_inicio').notNull(),
    vigenciaFim: data('vigencia_fim'),
    /** Kilograms that a cubic metre counts as; null is what the branch says. */
    cubagemKgM3: quantidade('cubagem_kg_m3'),
    ativa: boolean('ativa').notNull().default(true),
    ...auditoria(),
  },
  (t) => [index('frete_tabela_transportadora_idx').on(t.transportadoraId, t.id)],
)

/** A part of the country to which one price, deadline and days of delivery apply. */
export const freteRegiao = pgTable(
  'frete_regiao',
  {
    id: id(),
    tabelaId: referencia('tabela_id')
      .notNull()
      .references(() => freteTabela.id),
    nome: text('nome').notNull(),
    /** In business days. */
    prazo: integer('prazo').notNull(),
    /** FRE-02 Seven 'S' or 'N', from Sunday on. */
    diasEntrega: text('dias_entrega').notNull(),
    /** Its price is asked of the carrier, each time. */
    aConsultar: boolean('a_consultar').notNull().default(false),
    excedenteKg: tarifa('excedente_kg'),
    excedenteM3: tarifa('excedente_m3'),
    adValorem: percentual('ad_valorem'),
    gris: percentual('gris'),
    pedagio: cobrado('pedagio'),
    tas: cobrado('tas'),
    tde: cobrado('tde'),
    minimo: cobrado('minimo'),
    /** Inside the price. */
    icms: percentual('icms'),
    /** From which value of goods on nothing is charged; null is never. */
    isencao: dinheiro('isencao'),
    ativa: boolean('ativa').notNull().default(true),
    ...auditoria(),
  },
  (t) => [
    unique('frete_regiao_nome_unico').on(t.tabelaId, t.nome),
    check('frete_regiao_dias_entrega', sql`dias_entrega ~ '^[SN](,[SN]){6}$'`),
    // All of it cannot be tax: the price would have no end.
    check('frete_regiao_icms', sql`icms >= 0 and icms < 100`),
  ],
)

/** What so many kilograms, or cubic metres, cost; beyond the last one counts `excedente`. */
export const freteFaixa = pgTable(
  'frete_faixa',
  {
    id: id(),
    regiaoId: referencia('regiao_id')
      .notNull()
      .references(() => freteRegiao.id),
    grandeza: text('grandeza').$type<GrandezaDaFaixa>().notNull(),
    ate: quantidade('ate').notNull(),
    valor: dinheiro('valor').notNull(),
  },
  (t) => [unique('frete_faixa_ate_unico').on(t.regiaoId, t.grandeza, t.ate)],
)

/** Where a region is: a range of CEPs, a city, or else a whole state. */
export const freteCobertura = pgTable(
  'frete_cobertura',
  {
    id: id(),
    regiaoId: referencia('regiao_id')
      .notNull()
      .references(() => freteRegiao.id),
    uf: text('uf').notNull(),
    ibge: text('ibge'),
    cepInicial: text('cep_inicial'),
    cepFinal: text('cep_final'),
    prioridade: integer('prioridade').notNull().default(0),
  },
  (t) => [
    index('frete_cobertura_regiao_idx').on(t.regiaoId),
    index('frete_cobertura_cidade_idx').on(t.ibge).where(sql`ibge is not null`),
    index('frete_cobertura_cep_idx').on(t.cepInicial, t.cepFinal).where(sql`cep_inicial is not null`),
    index('frete_cobertura_estado_idx').on(t.uf).where(sql`ibge is null and cep_inicial is null`),
    check(
      'frete_cobertura_faixa',
      sql`(cep_inicial is null) = (cep_final is null) and cep_inicial <= cep_final`,
    ),
  ],
)

/** What comes after a region's own leg, in order: there another carrier takes over, by its own table (redespacho). */
export const freteTrecho = pgTable(
  'frete_trecho',
  {
    id: id(),
    regiaoId: referencia('regiao_id')
      .notNull()
      .references(() => freteRegiao.id),
    ordem: integer('ordem').notNull(),
    /** Where it takes over: 'Anápolis/GO'. */
    origem: text('origem').notNull(),
    regiaoDoTrechoId: referencia('regiao_do_trecho_id')
      .notNull()
      .references(() => freteRegiao.id),
  },
  (t) => [unique('frete_trecho_ordem_unica').on(t.regiaoId, t.ordem)],
)

/** API-09 Services asked for besides. */
export const freteCondicional = pgTable('frete_condicional', {
  id: id(),
  descricao: text('descricao').notNull().unique(),
  valor: cobrado('valor'),
  /** Of the goods' value. */
  percentual: percentual('percentual'),
  ordem: integer('ordem').notNull(),
  ativa: boolean('ativa').notNull().default(true),
  ...auditoria(),
})
