import type { RespostaDe } from '@balcao/dominio/contrato'
import type { receberEventoDoErp } from '@balcao/dominio/erp/contratos'
import type { MensagemAoErp } from '@balcao/dominio/erp/mensagem'
import { sql } from 'drizzle-orm'
import { index, integer, json, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instante, referencia } from '../../platform/banco/colunas.ts'
import { pedido } from '../pedidos/tabelas.ts'

const doPedido = () =>
  referencia('pedido_id')
    .notNull()
    .references(() => pedido.id)

/** VEN-01 What the ERP told, by its own numbers: told again, it is answered as the first time and not done again. */
export const erpEventoRecebido = pgTable(
  'erp_evento_recebido',
  {
    id: id(),
    idExterno: text('id_externo').notNull(),
    /** Digest of what was sent: the same number with other words is a mistake of whoever sends. */
    impressao: text('impressao').notNull(),
    pedidoId: doPedido(),
    recebidoEm: instante('recebido_em').notNull(),
    resposta: json('resposta').$type<RespostaDe<typeof receberEventoDoErp>>(),
  },
  (t) => [
    unique('erp_evento_recebido_unico').on(t.idExterno),
    index('erp_evento_recebido_pedido_idx').on(t.pedidoId, t.id),
  ],
)

/** VEN-01 What the ERP is to be told, in order; written with the deed, sent by a task. */
export const erpEntrega = pgTable(
  'erp_entrega',
  {
    id: id(),
    pedidoId: doPedido(),
    mensagem: json('mensagem').$type<MensagemAoErp>().notNull(),
    criadaEm: instante('criada_em').notNull(),
    tentativas: integer('tentativas').notNull().default(0),
    proximaEm: instante('proxima_em'),
    entregueEm: instante('entregue_em'),
    /** Given up, until somebody sends it again. */
    desistiuEm: instante('desistiu_em'),
    erro: text('erro'),
  },
  (t) => [
    index('erp_entrega_pedido_idx').on(t.pedidoId, t.id),
    index('erp_entrega_pendente_idx').on(t.pedidoId, t.id).where(sql`${t.entregueEm} is null`),
  ],
)
