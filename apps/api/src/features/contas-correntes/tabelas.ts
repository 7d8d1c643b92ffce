import type { EspecieDeLancamento, ParteDaVenda } from '@balcao/dominio/contas-correntes/lancamentos'
import type { ItemDoMovimento, RegrasDaConta } from '@balcao/dominio/contas-correntes/movimento'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { auditoria, data, dinheiro, id, instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'

/** GES-08 What somebody who sells may give: the row is held by whoever writes an entry. Its balance is that of its last entry. */
export const contaCorrente = pgTable(
  'conta_corrente',
  {
    id: id(),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .unique()
      .references(() => colaborador.id),
    /** How far below zero it may go. */
    limite: dinheiro('limite').notNull(),
    ativa: boolean('ativa').notNull().default(true),
    /** Nothing up to this day changes any more. */
    fechadaAte: data('fechada_ate'),
    ...auditoria(),
  },
  () => [check('conta_corrente_limite', sql`limite >= 0`)],
)

/** GES-08 Written once and never changed, which the database sees to; what was wrong is taken back by another entry. */
export const contaCorrenteLancamento = pgTable(
  'conta_corrente_lancamento',
  {
    id: id(),
    contaId: referencia('conta_id')
      .notNull()
      .references(() => contaCorrente.id),
    /** Of the account, one after the other. */
    numero: integer('numero').notNull(),
    dia: data('dia').notNull(),
    quando: instante('quando').notNull(),
    especie: text('especie').$type<EspecieDeLancamento>().notNull(),
    /** Less than zero takes. */
    valor: dinheiro('valor').notNull(),
    /** Of the account, after it. */
    saldo: dinheiro('saldo').notNull(),
    pedidoId: referencia('pedido_id').references(() => pedido.id),
    /** Of a sale: which side of it. */
    parte: text('parte').$type<ParteDaVenda>(),
    /** Of a transfer: from where, or to where. */
    outraContaId: referencia('outra_conta_id').references(() => contaCorrente.id),
    motivo: text('motivo'),
    /** Of a sale: what it comes to, line by line. */
    itens: jsonb('itens').$type<ItemDoMovimento[]>(),
    /** Null where no person did it. */
    colaboradorId: referencia('colaborador_id').references(() => colaborador.id),
  },
  (t) => [
    unique('conta_corrente_lancamento_numero').on(t.contaId, t.numero),
    index('conta_corrente_lancamento_dia_idx').on(t.contaId, t.dia),
    index('conta_corrente_lancamento_pedido_idx').on(t.pedidoId).where(sql`pedido_id is not null`),
    check('conta_corrente_lancamento_valor', sql`valor <> 0`),
  ],
)

/** GES-08 Whose account an order moves and how, as it was the day it was made: its entries always follow from here. */
export const contaCorrenteVenda = pgTable(
  'conta_corrente_venda',
  {
    pedidoId: referencia('pedido_id')
      .primaryKey()
      .references(() => pedido.id),
    contaId: referencia('conta_id')
      .notNull()
      .references(() => contaCorrente.id),
    regras: jsonb('regras').$type<RegrasDaConta>().notNull(),
    /** The numbers of the items that campaigns put in as gifts. */
    brindes: integer('brindes').array().notNull().default([]),
    /** Of what is debited later, what is kept for it until then. */
    reservado: dinheiro('reservado').notNull().default('0'),
  },
  (t) => [index('conta_corrente_venda_reservado_idx').on(t.contaId).where(sql`reservado > 0`)],
)

/** GES-08 A period that ended: what it came to. */
export const contaCorrenteFechamento = pgTable(
  'conta_corrente_fechamento',
  {
    id: id(),
    contaId: referencia('conta_id')
      .notNull()
      .references(() => contaCorrente.id),
    ate: data('ate').notNull(),
    creditos: dinheiro('creditos').notNull(),
    debitos: dinheiro('debitos').notNull(),
    saldo: dinheiro('saldo').notNull(),
    /** What did not go on to the next one. */
    zerado: dinheiro('zerado'),
    em: instante('em').notNull(),
    colaboradorId: referencia('colaborador_id').references(() => colaborador.id),
  },
  (t) => [unique('conta_corrente_fechamento_ate').on(t.contaId, t.ate)],
)
