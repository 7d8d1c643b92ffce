import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { indiceDeBusca } from '../../platform/banco/busca.ts'
import { auditoria, data, id, instante, referencia, textoDeBusca } from '../../platform/banco/colunas.ts'
import { filial } from '../filiais/tabelas.ts'
import { setor } from '../setores/tabelas.ts'

export const colaborador = pgTable(
  'colaborador',
  {
    id: id(),
    cpf: text('cpf').notNull().unique(),
    nome: text('nome').notNull(),
    email: text('email').notNull(),
    /** SEG-01 The address whose mailbox was proved. While it differs from `email`, the latter is only what somebody typed. */
    emailConfirmado: text('email_confirmado'),
    telefone: text('telefone'),
    celular: text('celular'),
    /** ENT-08 How the sales system and the ERP know them. */
    codigoOperador: text('codigo_operador'),
    matriculaErp: text('matricula_erp'),
    /** Whom a representative or an operator answers to. */
    supervisorId: referencia('supervisor_id').references((): AnyPgColumn => colaborador.id),
    dataNascimento: data('data_nascimento'),
    tipo: text('tipo').$type<TipoDeUsuario>().notNull(),
    senhaHash: text('senha_hash').notNull(),
    ativo: boolean('ativo').notNull().default(true),
    /** ADM-02 Of this person, whatever is asked of the account type. */
    segundoFatorExigido: boolean('segundo_fator_exigido').notNull().default(false),
    filialId: referencia('filial_id').references(() => filial.id),
    busca: textoDeBusca(() => sql`nome || ' ' || email || ' ' || cpf`),
    ...auditoria(),
  },
  (t) => [
    indiceDeBusca('colaborador_busca_idx', t.busca),
    index('colaborador_supervisor_idx').on(t.supervisorId),
  ],
)

export const colaboradorFilial = pgTable(
  'colaborador_filial',
  {
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
  },
  (t) => [primaryKey({ columns: [t.colaboradorId, t.filialId] })],
)

/** Sectors the person works in: whose queue they see. */
export const colaboradorSetor = pgTable(
  'colaborador_setor',
  {
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    setorId: referencia('setor_id')
      .notNull()
      .references(() => setor.id),
  },
  (t) => [
    primaryKey({ columns: [t.colaboradorId, t.setorId] }),
    index('colaborador_setor_setor_idx').on(t.setorId),
  ],
)

/** Only the SHA-256 of the token is kept: a leaked table opens no door. */
export const sessao = pgTable(
  'sessao',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    criadaEm: instante('criada_em').notNull(),
    usadaEm: instante('usada_em').notNull(),
    encerradaEm: instante('encerrada_em'),
    ip: text('ip').notNull(),
    navegador: text('navegador').notNull(),
  },
  (t) => [index('sessao_colaborador_idx').on(t.colaboradorId)],
)

/** SEG-07 The secret that the person's application shares with us; counts only once `ativadoEm` is there. */
export const segundoFator = pgTable('segundo_fator', {
  colaboradorId: referencia('colaborador_id')
    .primaryKey()
    .references(() => colaborador.id),
  /** In base 32, as applications write it. */
  segredo: text('segredo').notNull(),
  criadoEm: instante('criado_em').notNull(),
  ativadoEm: instante('ativado_em'),
  /** The newest code that was used: none counts twice. */
  ultimoPasso: integer('ultimo_passo').notNull().default(0),
})

/** SEG-07 For whoever lost the telephone: each once. Only the SHA-256 is kept. */
export const codigoDeRecuperacao = pgTable(
  'codigo_de_recuperacao',
  {
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    hash: text('hash').notNull(),
    usadoEm: instante('usado_em'),
  },
  (t) => [primaryKey({ columns: [t.colaboradorId, t.hash] })],
)

/** SEG-07 Somebody knew the password and still owes the code. */
export const desafioDeAcesso = pgTable(
  'desafio_de_acesso',
  {
    tokenHash: text('token_hash').primaryKey(),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    /** The password that was right: another one since then opens nothing. */
    senhaHash: text('senha_hash').notNull(),
    expiraEm: instante('expira_em').notNull(),
    tentativas: integer('tentativas').notNull().default(0),
  },
  (t) => [index('desafio_de_acesso_expira_idx').on(t.expiraEm)],
)

/** Failures in a row, by account (`cpf:…`) and by network address (`ip:…`). */
export const tentativaDeAcesso = pgTable('tentativa_de_acesso', {
  chave: text('chave').primaryKey(),
  falhas: integer('falhas').notNull(),
  ultimaFalhaEm: instante('ultima_falha_em').notNull(),
})

/** Captcha solutions already spent, until they expire by themselves. */
export const captchaUsado = pgTable(
  'captcha_usado',
  { assinatura: text('assinatura').primaryKey(), expiraEm: instante('expira_em').notNull() },
  (t) => [index('captcha_usado_expira_idx').on(t.expiraEm)],
)

/** ADM-03 What a business decided for an account type, over the catalogue of permissions. */
export const permissao = pgTable(
  'permissao',
  {
    tipo: text('tipo').$type<TipoDeUsuario>().notNull(),
    acao: text('acao').notNull(),
    /** Null is one that went back to the catalogue: the row stays for its version. */
    autorizado: boolean('autorizado'),
    ...auditoria(),
  },
  (t) => [primaryKey({ columns: [t.tipo, t.acao] })],
)

/** ADM-03 The same of one person, over their account type: who gave or took it last is `atualizadoPor`. */
export const permissaoDaPessoa = pgTable(
  'permissao_da_pessoa',
  {
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    acao: text('acao').notNull(),
    autorizado: boolean('autorizado'),
    motivo: text('motivo').notNull().default(''),
    ...auditoria(),
  },
  (t) => [primaryKey({ columns: [t.colaboradorId, t.acao] })],
)

/**
 * SEG-02 A change of e-mail, from its request until the former address may no longer undo it. Cancelled and undone ones
 * are deleted: the history remembers. Only the SHA-256 of its two tokens is kept, none until its message is made.
 */
export const trocaDeEmail = pgTable(
  'troca_de_email',
  {
    id: id(),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    de: text('de').notNull(),
    para: text('para').notNull(),
    pedidaEm: instante('pedida_em').notNull(),
    expiraEm: instante('expira_em').notNull(),
    confirmarHash: text('confirmar_hash').unique(),
    confirmadaEm: instante('confirmada_em'),
    desfazerHash: text('desfazer_hash').unique(),
    desfazerAte: instante('desfazer_ate'),
  },
  (t) => [
    index('troca_de_email_colaborador_idx').on(t.colaboradorId),
    uniqueIndex('troca_de_email_uma_pendente').on(t.colaboradorId).where(sql`confirmada_em is null`),
  ],
)

/** Tokens sent by mail to set a new password: single use, expiring, only their SHA-256 is kept. */
export const redefinicaoDeSenha = pgTable(
  'redefinicao_de_senha',
  {
    tokenHash: text('token_hash').primaryKey(),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    criadaEm: instante('criada_em').notNull(),
    expiraEm: instante('expira_em').notNull(),
    usadaEm: instante('usada_em'),
  },
  (t) => [index('redefinicao_de_senha_colaborador_idx').on(t.colaboradorId)],
)

/** SEG-01 What was typed at /nova-conta: no account, and nobody's CPF taken, until the link in the mail is followed. */
export const pedidoDeConta = pgTable(
  'pedido_de_conta',
  {
    id: id(),
    /** SHA-256 of the token; null until the message with the link goes out. */
    tokenHash: text('token_hash').unique(),
    cpf: text('cpf').notNull(),
    nome: text('nome').notNull(),
    email: text('email').notNull(),
    telefone: text('telefone').notNull(),
    dataNascimento: data('data_nascimento').notNull(),
    senhaHash: text('senha_hash').notNull(),
    tentativas: integer('tentativas').notNull().default(0),
    criadoEm: instante('criado_em').notNull(),
    expiraEm: instante('expira_em').notNull(),
  },
  (t) => [
    index('pedido_de_conta_cpf_idx').on(t.cpf),
    index('pedido_de_conta_email_idx').on(sql`lower(${t.email})`, t.criadoEm),
    index('pedido_de_conta_expira_idx').on(t.expiraEm),
  ],
)
