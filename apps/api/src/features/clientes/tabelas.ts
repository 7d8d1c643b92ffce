import type { ProvaDeVinculo } from '@balcao/dominio/conta/vinculo'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { emOrdemAlfabetica, indiceDeBusca } from '../../platform/banco/busca.ts'
import { auditoria, data, id, instante, referencia, textoDeBusca } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { tabelaPreco } from '../produtos/tabelas.ts'

/** Sales regions, by which managers and reports look at customers and tickets. */
export const regiao = pgTable('regiao', {
  id: id(),
  nome: text('nome').notNull().unique(),
  ativo: boolean('ativo').notNull().default(true),
  ...auditoria(),
})

/** Whoever never bought counts as the longest without buying, in one order that an index can walk both ways. */
export const emOrdemDeCompra = (ultimaCompra: AnyColumn): SQL =>
  sql`coalesce(${ultimaCompra}, '-infinity'::date)`

export const cliente = pgTable(
  'cliente',
  {
    id: id(),
    documento: text('documento').notNull().unique(),
    razaoSocial: text('razao_social').notNull(),
    fantasia: text('fantasia').notNull(),
    inscricaoEstadual: text('inscricao_estadual'),
    atividade: text('atividade').notNull(),
    /** PER-05 The system of record keeps it: nobody changes it here. */
    atividadeTravada: boolean('atividade_travada').notNull().default(false),
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
    /** CAD-06 A prospect registered only to try prices on. */
    simulacao: boolean('simulacao').notNull().default(false),
    motivoBloqueio: text('motivo_bloqueio'),
    dataCadastro: data('data_cadastro').notNull(),
    /** What the system of record knows, of before the portal or beside it. Nobody reads it but `ultimaCompra`. */
    dataUltimaCompra: data('data_ultima_compra'),
    /** The later of that and of the customer's orders. Triggers of the database write it, of either (ADR 59). */
    ultimaCompra: data('ultima_compra'),
    representanteId: referencia('representante_id').references(() => colaborador.id),
    regiaoId: referencia('regiao_id').references(() => regiao.id),
    tabelaPrecoId: referencia('tabela_preco_id').references(() => tabelaPreco.id),
    categoria: text('categoria'),
    /** The longest average term, in days, on which the customer may buy. */
    prazoMedioMaximo: integer('prazo_medio_maximo'),
    classeVenda: text('classe_venda'),
    /** Chain of shops it belongs to. */
    rede: text('rede'),
    observacaoLogistica: text('observacao_logistica'),
    utmOrigem: text('utm_origem'),
    utmMidia: text('utm_midia'),
    utmCampanha: text('utm_campanha'),
    classificacaoId: referencia('classificacao_id').references(() => opcaoDeCadastro.id),
    classificacaoObservacao: text('classificacao_observacao'),
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
    index('cliente_ultima_compra_idx').on(emOrdemDeCompra(t.ultimaCompra), t.id),
    index('cliente_cidade_idx').on(t.ibge, t.id),
    index('cliente_atividade_idx').on(t.atividade, t.id),
    // CAD-03 Who is already on record is looked for by these before a customer is registered again.
    index('cliente_fone_idx').on(t.telefone),
    index('cliente_endereco_idx').on(t.cep, t.numero),
  ],
)

/**
 * CLI-06 The main one is also on the customer itself (`cliente.telefone`), where searches, lists and files read it: whoever
 * changes it here changes both.
 */
export const clienteTelefone = pgTable(
  'cliente_telefone',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    numero: text('numero').notNull(),
    descricao: text('descricao').notNull(),
    whatsapp: boolean('whatsapp').notNull().default(false),
    principal: boolean('principal').notNull().default(false),
    permiteEditar: boolean('permite_editar').notNull().default(true),
    ...auditoria(),
  },
  (t) => [
    index('cliente_telefone_cliente_idx').on(t.clienteId, t.id),
    index('cliente_telefone_numero_idx').on(t.numero),
    uniqueIndex('cliente_telefone_principal_unico').on(t.clienteId).where(sql`principal`),
  ],
)

/** CLI-06 As the phones: the main one is also `cliente.email`, to which SEG-01 writes. */
export const clienteEmail = pgTable(
  'cliente_email',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    email: text('email').notNull(),
    descricao: text('descricao').notNull(),
    principal: boolean('principal').notNull().default(false),
    permiteEditar: boolean('permite_editar').notNull().default(true),
    ...auditoria(),
  },
  (t) => [
    index('cliente_email_cliente_idx').on(t.clienteId, t.id),
    index('cliente_email_email_idx').on(t.email),
    uniqueIndex('cliente_email_principal_unico').on(t.clienteId).where(sql`principal`),
  ],
)

/** ENT-08 Operators who sell to the customer by phone, besides the representative. */
export const clienteVendedor = pgTable(
  'cliente_vendedor',
  {
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
  },
  (t) => [
    primaryKey({ columns: [t.clienteId, t.colaboradorId] }),
    index('cliente_vendedor_colaborador_idx').on(t.colaboradorId, t.clienteId),
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

/** ADM-07 Customers that went from one representative to another at once, which is one entry in the audit, and is undone as one. */
export const passagemDeCarteira = pgTable('passagem_de_carteira', {
  id: id(),
  /** Null is of nobody. */
  deId: referencia('de_id').references(() => colaborador.id),
  paraId: referencia('para_id')
    .notNull()
    .references(() => colaborador.id),
  clientes: integer('clientes').notNull(),
  desfeitaEm: instante('desfeita_em'),
})

export const passagemDeCarteiraCliente = pgTable(
  'passagem_de_carteira_cliente',
  {
    passagemId: referencia('passagem_id')
      .notNull()
      .references(() => passagemDeCarteira.id),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
  },
  (t) => [primaryKey({ columns: [t.passagemId, t.clienteId] })],
)
