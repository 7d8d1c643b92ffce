import type { DestinoDaTroca } from '@balcao/dominio/trocas/regras'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditoria, dinheiro, id, instante, precoUnitario, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { ticket, ticketItem } from '../tickets/nucleo/tabelas.ts'

/** GES-04 What the products of a ticket go for. Its quote says so itself (`orcamento.troca_id`), and through it the order. */
export const troca = pgTable(
  'troca',
  {
    id: id(),
    ticketId: referencia('ticket_id')
      .notNull()
      .references(() => ticket.id),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    filialId: referencia('filial_id')
      .notNull()
      .references(() => filial.id),
    /** Of the first of its products: what it is called by. */
    notaId: referencia('nota_id')
      .notNull()
      .references(() => notaFiscal.id),
    /** Who asked. */
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    destino: text('destino').$type<DestinoDaTroca>().notNull(),
    /** At which goods are taken back. */
    base: text('base').$type<'VENDA' | 'CUSTO'>().notNull(),
    justificativa: text('justificativa').notNull().default(''),
    pedidaEm: instante('pedida_em'),
    /** Of the quote, as it was sent: another one was not approved. */
    orcamentoVersao: integer('orcamento_versao'),
    valorNovo: dinheiro('valor_novo'),
    /** GES-03 How far what goes out was let be, where that was less than was asked. */
    teto: dinheiro('teto'),
    autorizadaEm: instante('autorizada_em'),
    autorizadaPor: referencia('autorizada_por').references(() => colaborador.id),
    desfeitaEm: instante('desfeita_em'),
    desfeitaPor: referencia('desfeita_por').references(() => colaborador.id),
    motivoDesfeita: text('motivo_desfeita'),
    ...auditoria(),
  },
  (t) => [
    // A ticket has one at a time, whoever is quicker.
    uniqueIndex('troca_do_ticket_unica').on(t.ticketId).where(sql`desfeita_em is null`),
    index('troca_ticket_idx').on(t.ticketId),
    index('troca_aberta_idx').on(t.criadoEm, t.id),
    index('troca_cliente_idx').on(t.clienteId, t.criadoEm, t.id),
    index('troca_filial_idx').on(t.filialId, t.criadoEm, t.id),
    index('troca_nota_idx').on(t.notaId),
    check('troca_autorizada', sql`autorizada_em is null or pedida_em is not null`),
    check('troca_teto', sql`teto is null or (teto > 0 and autorizada_em is not null)`),
    // GES-04 Whatever the rule forgot, the database does not: who asked does not decide.
    check('troca_de_outra_pessoa', sql`autorizada_por is null or autorizada_por <> colaborador_id`),
  ],
)

/** GES-04 At which an unit of each product is taken back, as it was when the exchange began. */
export const trocaItem = pgTable(
  'troca_item',
  {
    id: id(),
    trocaId: referencia('troca_id')
      .notNull()
      .references(() => troca.id),
    ticketItemId: referencia('ticket_item_id')
      .notNull()
      .references(() => ticketItem.id),
    valorUnitario: precoUnitario('valor_unitario').notNull(),
  },
  (t) => [uniqueIndex('troca_item_unico').on(t.trocaId, t.ticketItemId)],
)
