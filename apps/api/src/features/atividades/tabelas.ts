import type { TipoDeAtividade } from '@balcao/dominio/atividades/atividade'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'

/** TIC-05, CLI-02 What was done with a customer, written in the transaction of the deed itself. */
export const atividade = pgTable(
  'atividade',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    tipo: text('tipo').$type<TipoDeAtividade>().notNull(),
    /** Id of the order, quote, agenda or ticket; a loose attendance has none. */
    referenciaId: referencia('referencia_id'),
    historico: text('historico').notNull(),
    colaboradorId: referencia('colaborador_id').references(() => colaborador.id),
    criadaEm: instante('criada_em').notNull(),
  },
  (t) => [
    index('atividade_cliente_idx').on(t.clienteId, t.criadaEm, t.id),
    index('atividade_referencia_idx').on(t.tipo, t.referenciaId),
  ],
)
