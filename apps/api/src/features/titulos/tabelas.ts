import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { indiceDeBusca } from '../../platform/banco/busca.ts'
import {
  auditoria,
  data,
  dinheiro,
  id,
  instante,
  referencia,
  textoDeBusca,
} from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { formaCobranca } from '../pedidos/tabelas.ts'

/** The account of a branch at a bank, under which its boletos are registered. */
export const contaDeCobranca = pgTable(
  'conta_de_cobranca',
  {
    id: id(),
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
    /** Compensation code, three digits. */
    banco: text('banco').notNull(),
    nomeBanco: text('nome_banco').notNull(),
    agencia: text('agencia').notNull(),
    conta: text('conta').notNull(),
    carteira: text('carteira').notNull(),
    ativa: boolean('ativa').notNull().default(true),
    ...auditoria(),
  },
  (t) => [unique('conta_de_cobranca_unica').on(t.filialId, t.banco, t.agencia, t.conta, t.carteira)],
)

/** DOC-05 A receivable: one instalment of an invoice. Open until it is paid or written off. */
export const titulo = pgTable(
  'titulo',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
    notaId: referencia('nota_id').references(() => notaFiscal.id),
    /** As people say it: invoice and instalment. */
    numero: text('numero').notNull(),
    parcela: integer('parcela').notNull(),
    grupo: text('grupo').notNull(),
    formaCobrancaId: referencia('forma_cobranca_id')
      .notNull()
      .references(() => formaCobranca.id),
    dataEmissao: data('data_emissao').notNull(),
    /** When it is to be paid now; an extension moves it. */
    dataVencimento: data('data_vencimento').notNull(),
    /** When it was to be paid at first: what the registered barcode says. */
    vencimentoOriginal: data('vencimento_original').notNull(),
    valor: dinheiro('valor').notNull(),
    pagoEm: data('pago_em'),
    valorPago: dinheiro('valor_pago'),
    /** Written off without being paid. */
    baixadoEm: data('baixado_em'),
    contaDeCobrancaId: referencia('conta_de_cobranca_id').references(() => contaDeCobranca.id),
    nossoNumero: text('nosso_numero'),
    /** The 44 digits as registered at the bank; a second copy carries the same. */
    codigoBarras: text('codigo_barras'),
    /** BR Code of a title that can be paid by PIX as well. */
    pix: text('pix'),
    busca: textoDeBusca(() => sql`numero || ' ' || coalesce(nosso_numero, '')`),
    ...auditoria(),
  },
  (t) => [
    unique('titulo_numero_unico').on(t.filialId, t.numero, t.parcela),
    index('titulo_cliente_idx').on(t.clienteId, t.dataVencimento, t.id),
    // What a customer owes is asked for at every first glance: only what is open, without the years that were paid.
    index('titulo_aberto_idx')
      .on(t.clienteId, t.dataVencimento, t.id)
      .where(sql`pago_em is null and baixado_em is null`),
    index('titulo_vencimento_idx').on(t.dataVencimento, t.id),
    index('titulo_nota_idx').on(t.notaId),
    indiceDeBusca('titulo_busca_idx', t.busca),
  ],
)

/** TIC-11 A due date that a ticket moved. Undone, it no longer counts: see `desfazerProrrogacao` for what the title does. */
export const tituloProrrogacao = pgTable(
  'titulo_prorrogacao',
  {
    id: id(),
    tituloId: referencia('titulo_id')
      .notNull()
      .references(() => titulo.id),
    /** Whose ticket it was: titles do not know tickets. */
    ticketId: referencia('ticket_id').notNull(),
    vencimentoAnterior: data('vencimento_anterior').notNull(),
    vencimentoNovo: data('vencimento_novo').notNull(),
    prorrogadoEm: instante('prorrogado_em').notNull(),
    prorrogadoPor: referencia('prorrogado_por').references(() => colaborador.id),
    desfeitaEm: instante('desfeita_em'),
    desfeitaPor: referencia('desfeita_por').references(() => colaborador.id),
  },
  (t) => [
    index('titulo_prorrogacao_titulo_idx').on(t.tituloId, t.id),
    index('titulo_prorrogacao_ticket_idx').on(t.ticketId),
  ],
)
