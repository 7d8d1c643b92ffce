import type { SituacaoDaAprovacao } from '@balcao/dominio/aprovacoes/situacoes'
import type { TipoDeAprovacao } from '@balcao/dominio/aprovacoes/tipos'
import { sql } from 'drizzle-orm'
import { bigint, check, index, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditoria, data, dinheiro, id, instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'

const pessoa = (nome: string) => referencia(nome).references(() => colaborador.id)

/** GES-03 What waits for somebody's yes, whatever it is about; figures are those of the moment it was asked. */
export const aprovacao = pgTable(
  'aprovacao',
  {
    id: id(),
    tipo: text('tipo').$type<TipoDeAprovacao>().notNull(),
    /** Of the quote, order, negotiation or registration. */
    referenciaId: referencia('referencia_id').notNull(),
    situacao: text('situacao').$type<SituacaoDaAprovacao>().notNull().default('PENDENTE'),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    /** Null where it happens in none. */
    filialId: referencia('filial_id').references(() => filial.id),
    solicitanteId: pessoa('solicitante_id'),
    /** All who asked for it, one after the other: none of them decides. */
    pediram: bigint('pediram', { mode: 'number' }).array().notNull().default([]),
    /** Whose it is, where another one asked. */
    donoId: pessoa('dono_id'),
    resumo: text('resumo').notNull(),
    mensagem: text('mensagem').notNull().default(''),
    /** Of `TIPOS_DE_BLOQUEIO`, or the only one there is; what was let be already is no longer among them. */
    motivos: text('motivos').array().notNull(),
    plano: text('plano'),
    desconto: numeric('desconto', { precision: 12, scale: 4 }),
    margem: numeric('margem', { precision: 9, scale: 2 }),
    valor: dinheiro('valor'),
    pedidaEm: instante('pedida_em').notNull(),
    venceEm: instante('vence_em'),
    separadaAte: instante('separada_ate'),
    anotacao: text('anotacao'),
    decididaEm: instante('decidida_em'),
    decisorId: pessoa('decisor_id'),
    /** Who was away. */
    emNomeDeId: pessoa('em_nome_de_id'),
    motivo: text('motivo'),
    motivoDeRecusa: text('motivo_de_recusa'),
    lembradaEm: instante('lembrada_em'),
    escaladaEm: instante('escalada_em'),
    ...auditoria(),
  },
  (t) => [
    uniqueIndex('aprovacao_aberta_unica')
      .on(t.tipo, t.referenciaId)
      .where(sql`situacao in ('PENDENTE', 'SEPARADA')`),
    // What waits is little, whatever years of decisions there are.
    index('aprovacao_espera_idx').on(t.pedidaEm, t.id).where(sql`situacao in ('PENDENTE', 'SEPARADA')`),
    index('aprovacao_pedida_idx').on(t.pedidaEm, t.id),
    index('aprovacao_valor_idx').on(t.valor, t.id),
    index('aprovacao_referencia_idx').on(t.tipo, t.referenciaId, t.id),
    index('aprovacao_solicitante_idx').on(t.solicitanteId, t.pedidaEm, t.id),
    index('aprovacao_cliente_idx').on(t.clienteId, t.pedidaEm),
    check('aprovacao_motivos', sql`cardinality(motivos) > 0`),
    // GES-03 Whatever the rule forgot, the database does not: who asked for a price, or an exchange, does not decide it.
    check(
      'aprovacao_de_outra_pessoa',
      sql`tipo not in ('NEGOCIACAO', 'TROCA') or decisor_id is null or decisor_id <> solicitante_id
        or situacao in ('RETIRADA', 'EXPIRADA')`,
    ),
  ],
)

/** GES-03 Who decides in whose place while they are away. */
export const aprovacaoDelegacao = pgTable(
  'aprovacao_delegacao',
  {
    id: id(),
    deId: referencia('de_id')
      .notNull()
      .references(() => colaborador.id),
    paraId: referencia('para_id')
      .notNull()
      .references(() => colaborador.id),
    inicio: data('inicio').notNull(),
    fim: data('fim').notNull(),
    encerradaEm: instante('encerrada_em'),
    ...auditoria(),
  },
  (t) => [
    index('aprovacao_delegacao_para_idx').on(t.paraId, t.fim).where(sql`encerrada_em is null`),
    index('aprovacao_delegacao_de_idx').on(t.deId, t.fim).where(sql`encerrada_em is null`),
    check('aprovacao_delegacao_de_outro', sql`de_id <> para_id and fim >= inicio`),
  ],
)
