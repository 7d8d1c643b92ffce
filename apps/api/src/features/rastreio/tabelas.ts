import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instante } from '../../platform/banco/colunas.ts'

/** DOC-04 What the distributor's own fleet, or an import, tells of a delivery: the source that needs no network. */
export const ocorrenciaDeEntrega = pgTable(
  'ocorrencia_de_entrega',
  {
    id: id(),
    /** Under which the invoice is followed. */
    codigoRastreio: text('codigo_rastreio').notNull(),
    codigo: text('codigo').notNull(),
    ocorridaEm: instante('ocorrida_em').notNull(),
    descricao: text('descricao').notNull(),
    local: text('local'),
    recebedor: text('recebedor'),
    entregue: boolean('entregue').notNull().default(false),
  },
  (t) => [index('ocorrencia_de_entrega_codigo_idx').on(t.codigoRastreio, t.ocorridaEm, t.id)],
)
