import type { CondicaoDeEtapa } from '@balcao/dominio/tickets/etapas'
import type { Requisito } from '@balcao/dominio/tickets/requisitos/catalogo'
import type { SituacaoDoStatus } from '@balcao/dominio/tickets/situacoes'
import type { ConteudoDoTipo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { auditoria, id, instante, referencia } from '../../../platform/banco/colunas.ts'
import { setor } from '../../setores/tabelas.ts'

// What kinds of ticket a business has and how each is worked: data of the business, never code.

export const ticketStatus = pgTable('ticket_status', {
  id: id(),
  label: text('label').notNull(),
  /** Name of a colour of the theme. */
  cor: text('cor').notNull(),
  situacao: text('situacao').$type<SituacaoDoStatus>().notNull(),
  ordem: integer('ordem').notNull(),
  ativo: boolean('ativo').notNull().default(true),
  ...auditoria(),
})

/** NOV-01 Solicitação, reclamação, dúvida. */
export const ticketMenu = pgTable('ticket_menu', {
  id: id(),
  chave: text('chave').notNull().unique(),
  descricao: text('descricao').notNull(),
  ordem: integer('ordem').notNull(),
  ativo: boolean('ativo').notNull().default(true),
  ...auditoria(),
})

export const ticketTipo = pgTable(
  'ticket_tipo',
  {
    id: id(),
    menuId: referencia('menu_id')
      .notNull()
      .references(() => ticketMenu.id),
    chave: text('chave').notNull().unique(),
    descricao: text('descricao').notNull(),
    /** NOV-03: 0 unused, 1 optional, 2 required. */
    usaAssunto: integer('usa_assunto').notNull().default(1),
    usaConsumidorFinal: integer('usa_consumidor_final').notNull().default(0),
    usaNota: integer('usa_nota').notNull().default(0),
    usaProduto: integer('usa_produto').notNull().default(0),
    usaNotaProduto: integer('usa_nota_produto').notNull().default(0),
    usaProrrogacao: integer('usa_prorrogacao').notNull().default(0),
    usaMensagem: integer('usa_mensagem').notNull().default(2),
    usaTransportadora: integer('usa_transportadora').notNull().default(0),
    motivosObrigatorio: boolean('motivos_obrigatorio').notNull().default(false),
    permiteEspelho: boolean('permite_espelho').notNull().default(false),
    /** GES-04 What comes back goes for other goods, or for credit. */
    troca: boolean('troca').notNull().default(false),
    /** Business minutes; null is no deadline. */
    minutosResposta: integer('minutos_resposta'),
    minutosSolucao: integer('minutos_solucao'),
    ativo: boolean('ativo').notNull().default(true),
    ordem: integer('ordem').notNull(),
    /** ADM-05 The publication in force, which is what this row, its reasons in use and the steps of that number say. */
    publicacao: integer('publicacao').notNull().default(1),
    ...auditoria(),
  },
  (t) => [index('ticket_tipo_menu_idx').on(t.menuId)],
)

/** ADM-05 What is being written for the next publication of a type, and changes nothing until then. */
export const ticketTipoRascunho = pgTable('ticket_tipo_rascunho', {
  tipoId: referencia('tipo_id')
    .primaryKey()
    .references(() => ticketTipo.id),
  conteudo: jsonb('conteudo').$type<ConteudoDoTipo>().notNull(),
  ...auditoria(),
})

/** ADM-05 What a publication said, kept when another took its place. */
export const ticketTipoPublicacao = pgTable(
  'ticket_tipo_publicacao',
  {
    tipoId: referencia('tipo_id')
      .notNull()
      .references(() => ticketTipo.id),
    numero: integer('numero').notNull(),
    conteudo: jsonb('conteudo').$type<ConteudoDoTipo>().notNull(),
    ate: instante('ate').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tipoId, t.numero] })],
)

/** NOV-04 Opening reasons of a type, a tree of up to five levels. */
export const ticketMotivoAbertura = pgTable(
  'ticket_motivo_abertura',
  {
    id: id(),
    tipoId: referencia('tipo_id')
      .notNull()
      .references(() => ticketTipo.id),
    paiId: referencia('pai_id').references((): AnyPgColumn => ticketMotivoAbertura.id),
    descricao: text('descricao').notNull(),
    padrao: boolean('padrao').notNull().default(false),
    /** Whoever chooses it must write an observation. */
    informa: boolean('informa').notNull().default(false),
    subnivelObrigatorio: boolean('subnivel_obrigatorio').notNull().default(false),
    ordem: integer('ordem').notNull(),
    ativo: boolean('ativo').notNull().default(true),
  },
  (t) => [index('ticket_motivo_abertura_tipo_idx').on(t.tipoId)],
)

/** Why a product comes back. */
export const motivoProduto = pgTable('motivo_produto', {
  id: id(),
  descricao: text('descricao').notNull(),
  informa: boolean('informa').notNull().default(false),
  ordem: integer('ordem').notNull(),
  ativo: boolean('ativo').notNull().default(true),
  ...auditoria(),
})

/** Why an analysed product got that answer (motivoAnalise). */
export const motivoAnalise = pgTable('motivo_analise', {
  id: id(),
  descricao: text('descricao').notNull(),
  ordem: integer('ordem').notNull(),
  ativo: boolean('ativo').notNull().default(true),
  ...auditoria(),
})

/** TIC-10 Without a type, for all of them. */
export const motivoFinalizacao = pgTable(
  'motivo_finalizacao',
  {
    id: id(),
    tipoId: referencia('tipo_id').references(() => ticketTipo.id),
    descricao: text('descricao').notNull(),
    /** Ends the ticket as solved, which only a step that allows it may; otherwise it is given up, at any step. */
    conclui: boolean('conclui').notNull(),
    /** Whoever chooses it must write why. */
    informa: boolean('informa').notNull().default(false),
    /** ALC-04 Ends it as a repetition of another: nobody is asked how it went. */
    duplicado: boolean('duplicado').notNull().default(false),
    ordem: integer('ordem').notNull(),
    ativo: boolean('ativo').notNull().default(true),
    ...auditoria(),
  },
  (t) => [index('motivo_finalizacao_tipo_idx').on(t.tipoId)],
)

export const ticketEtapa = pgTable(
  'ticket_etapa',
  {
    id: id(),
    tipoId: referencia('tipo_id')
      .notNull()
      .references(() => ticketTipo.id),
    /** ADM-05 Each publication has steps of its own: a ticket is in the publication of the step that it is in. */
    publicacao: integer('publicacao').notNull().default(1),
    /** The step of an earlier publication that it goes on from. */
    continuaId: referencia('continua_id').references((): AnyPgColumn => ticketEtapa.id),
    ordem: integer('ordem').notNull(),
    nome: text('nome').notNull(),
    setorId: referencia('setor_id')
      .notNull()
      .references(() => setor.id),
    statusId: referencia('status_id')
      .notNull()
      .references(() => ticketStatus.id),
    /** What must be handed in to leave the step. */
    requisito: text('requisito').$type<Requisito>(),
    /** The ticket may end here as solved. */
    permiteFinalizar: boolean('permite_finalizar').notNull().default(false),
    /** Off the main way: reached only by a condition. */
    desvio: boolean('desvio').notNull().default(false),
    /** COL-01 Here the goods are awaited: whoever fetches them may be sent. */
    aguardaColeta: boolean('aguarda_coleta').notNull().default(false),
  },
  (t) => [unique('ticket_etapa_ordem_unica').on(t.tipoId, t.publicacao, t.ordem)],
)

/** Ways out of a step other than the next one in order. */
export const ticketEtapaCondicional = pgTable(
  'ticket_etapa_condicional',
  {
    id: id(),
    etapaId: referencia('etapa_id')
      .notNull()
      .references(() => ticketEtapa.id),
    /** ESCOLHA is picked by the person; the others follow from what the requirement brought. */
    condicao: text('condicao').$type<CondicaoDeEtapa>().notNull(),
    descricao: text('descricao').notNull(),
    proximaEtapaId: referencia('proxima_etapa_id')
      .notNull()
      .references(() => ticketEtapa.id),
    ordem: integer('ordem').notNull(),
  },
  (t) => [index('ticket_etapa_condicional_etapa_idx').on(t.etapaId)],
)

/** How the request reached the company: telefone, WhatsApp, e-mail… */
export const ticketOrigem = pgTable('ticket_origem', {
  id: id(),
  chave: text('chave').notNull().unique(),
  descricao: text('descricao').notNull(),
  ordem: integer('ordem').notNull(),
  ativo: boolean('ativo').notNull().default(true),
  ...auditoria(),
})

/** TIC-12 Costs that the controllership may charge on a ticket. */
export const custo = pgTable('custo', {
  id: id(),
  descricao: text('descricao').notNull(),
  ordem: integer('ordem').notNull(),
  ativo: boolean('ativo').notNull().default(true),
  ...auditoria(),
})
