import type { TipoDeCampo } from '@balcao/dominio/cadastros/campos-adicionais'
import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { ModoDeCadastro, SituacaoDoCadastro } from '@balcao/dominio/cadastros/modos'
import type { ParecidoVisto } from '@balcao/dominio/cadastros/parecidos'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditoria, data, id, instante, referencia } from '../../../platform/banco/colunas.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { opcaoDeCadastro } from '../../opcoes/tabelas.ts'

/** CAD-04 What a registration says of a customer beyond what every screen reads of them. */
export const clienteRegistro = pgTable('cliente_registro', {
  clienteId: referencia('cliente_id')
    .primaryKey()
    .references(() => cliente.id),
  inscricaoMunicipal: text('inscricao_municipal').notNull().default(''),
  isento: boolean('isento').notNull().default(false),
  comoConheceuId: referencia('como_conheceu_id').references(() => opcaoDeCadastro.id),
  /** Whether they pay ICMS; null where nobody said. */
  contribuinte: boolean('contribuinte'),
  /** Seven digits each. */
  cnae: text('cnae').notNull().default(''),
  cnaesSecundarios: text('cnaes_secundarios').array().notNull().default([]),
  segmento: text('segmento').notNull().default(''),
  dataNascimento: data('data_nascimento'),
  suframa: text('suframa').notNull().default(''),
  consumidorFinal: boolean('consumidor_final').notNull().default(false),
  regimeEspecial: boolean('regime_especial').notNull().default(false),
  /** Of the Simples Nacional, as the system of record says: some states collect their ST by another margin. */
  simples: boolean('simples').notNull().default(false),
  nomeSocio: text('nome_socio').notNull().default(''),
  nomeContato: text('nome_contato').notNull().default(''),
  emailNfe: text('email_nfe').notNull().default(''),
  emailBoleto: text('email_boleto').notNull().default(''),
  observacoes: text('observacoes').notNull().default(''),
  ...auditoria(),
})

export const clienteReferencia = pgTable(
  'cliente_referencia',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    nome: text('nome').notNull(),
    telefone: text('telefone').notNull(),
    cidade: text('cidade').notNull(),
    uf: text('uf').notNull(),
    ...auditoria(),
  },
  (t) => [index('cliente_referencia_cliente_idx').on(t.clienteId, t.id)],
)

export const clienteBanco = pgTable(
  'cliente_banco',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    codigoBanco: text('codigo_banco').notNull(),
    agencia: text('agencia').notNull(),
    conta: text('conta').notNull(),
    contato: text('contato').notNull(),
    ...auditoria(),
  },
  (t) => [index('cliente_banco_cliente_idx').on(t.clienteId, t.id)],
)

/** CAD-10 Fields that the business adds to the registration. */
export const campoAdicional = pgTable('campo_adicional', {
  id: id(),
  rotulo: text('rotulo').notNull().unique(),
  tipo: text('tipo').$type<TipoDeCampo>().notNull(),
  obrigatorio: boolean('obrigatorio').notNull().default(false),
  tamanho: integer('tamanho').notNull().default(100),
  opcoes: text('opcoes').array().notNull().default([]),
  ordem: integer('ordem').notNull(),
  ativo: boolean('ativo').notNull().default(true),
  ...auditoria(),
})

export const clienteCampo = pgTable(
  'cliente_campo',
  {
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    campoId: referencia('campo_id')
      .notNull()
      .references(() => campoAdicional.id),
    valor: text('valor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clienteId, t.campoId] })],
)

/**
 * One registration as it was sent, and what became of it. The customer is there at once, as a prospect, so that whatever happens with
 * them meanwhile has somebody to happen to; approval makes a customer of the prospect.
 */
export const cadastro = pgTable(
  'cadastro',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    modo: text('modo').$type<ModoDeCadastro>().notNull(),
    simulacao: boolean('simulacao').notNull().default(false),
    /** The prospect was there before. */
    completa: boolean('completa').notNull().default(false),
    situacao: text('situacao').$type<SituacaoDoCadastro>().notNull(),
    formulario: jsonb('formulario').$type<FormularioDoCadastro>().notNull(),
    /** Whom it looked like when it was sent, as whoever sent it was told: for whoever decides. */
    parecidos: jsonb('parecidos').$type<ParecidoVisto[]>().notNull().default([]),
    solicitanteId: referencia('solicitante_id').references(() => colaborador.id),
    solicitadoEm: instante('solicitado_em').notNull(),
    decisorId: referencia('decisor_id').references(() => colaborador.id),
    decididoEm: instante('decidido_em'),
    motivo: text('motivo'),
    ...auditoria(),
  },
  (t) => [
    index('cadastro_cliente_idx').on(t.clienteId, t.id),
    index('cadastro_situacao_idx').on(t.situacao, t.solicitadoEm, t.id),
    index('cadastro_solicitado_idx').on(t.solicitadoEm, t.id),
    index('cadastro_solicitante_idx').on(t.solicitanteId, t.id),
    uniqueIndex('cadastro_pendente_unico').on(t.clienteId).where(sql`situacao = 'PENDENTE'`),
  ],
)
