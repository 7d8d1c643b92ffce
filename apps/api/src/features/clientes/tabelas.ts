import type { ProvaDeVinculo } from '@balcao/dominio/conta/vinculo'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { emOrdemAlfabetica, indiceDeBusca } from '../../platform/banco/busca.ts'
import { auditoria, data, id, instante, referencia, textoDeBusca } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { tabelaPreco } from '../produtos/tabelas.ts'

/** Sales regions, by which managers and reports look at customers and tickets. */
export const regiao = pgTable('regiao', {
  id: id(),
  nome: text('nome').notNull().unique(),
  ...auditoria(),
})

export const cliente = pgTable(
  'cliente',
  {
    id: id(),
    documento: text('documento').notNull().unique(),
    razaoSocial: text('razao_social').notNull(),
    fantasia: text('fantasia').notNull(),
    inscricaoEstadual: text('inscricao_estadual'),
    atividade: text('atividade').notNull(),
    logradouro: text('logradouro').notNull(),
    numero: text('numero').notNull(),
    complemento: text('complemento'),
    bairro: text('bairro').notNull(),
    cep: text('cep').notNull(),
    cidade: text('cidade').notNull(),
    ibge: text('ibge').notNull(),
    uf: text('uf').notNull(),
    telefone: text('telefone').notNull(),
    email: text('email').notNull(),
    prospect: boolean('prospect').notNull().default(false),
    motivoBloqueio: text('motivo_bloqueio'),
    dataCadastro: data('data_cadastro').notNull(),
    dataUltimaCompra: data('data_ultima_compra'),
    representanteId: referencia('representante_id').references(() => colaborador.id),
    regiaoId: referencia('regiao_id').references(() => regiao.id),
    tabelaPrecoId: referencia('tabela_preco_id').references(() => tabelaPreco.id),
    busca: textoDeBusca(
      () => sql`id::text || ' ' || documento || ' ' || razao_social || ' ' || fantasia || ' ' || cidade`,
    ),
    ...auditoria(),
  },
  (t) => [
    indiceDeBusca('cliente_busca_idx', t.busca),
    // The whole portfolio is in the index: who is in it is asked for by almost everything a representative reads.
    index('cliente_representante_idx').on(t.representanteId, t.id),
    index('cliente_regiao_idx').on(t.regiaoId),
    index('cliente_fantasia_idx').on(emOrdemAlfabetica(t.fantasia), t.id),
    index('cliente_razao_social_idx').on(emOrdemAlfabetica(t.razaoSocial), t.id),
    index('cliente_cadastro_idx').on(t.dataCadastro, t.id),
  ],
)

/** Branches that serve the customer (filiaisSac). */
export const clienteFilial = pgTable(
  'cliente_filial',
  {
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
  },
  (t) => [
    primaryKey({ columns: [t.clienteId, t.filialId] }),
    index('cliente_filial_filial_idx').on(t.filialId, t.clienteId),
  ],
)

/** SEG-01 Accounts proved to be of that customer; a CPF that happens to match proves nothing. */
export const colaboradorCliente = pgTable(
  'colaborador_cliente',
  {
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    prova: text('prova').$type<ProvaDeVinculo>().notNull(),
    vinculadoEm: instante('vinculado_em').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.colaboradorId, t.clienteId] }),
    index('colaborador_cliente_cliente_idx').on(t.clienteId),
  ],
)
