import type { TipoDeDocumentoDoCliente } from '@balcao/dominio/documentacao/tipos'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { data, id, instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'

/** CAD-05, CAD-12 A customer's own papers: contract, state registration, proof of a special regime. */
export const clienteDocumento = pgTable(
  'cliente_documento',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    tipo: text('tipo').$type<TipoDeDocumentoDoCliente>().notNull(),
    /** Where the storage keeps it: random, never the name the person gave. */
    arquivo: text('arquivo').notNull().unique(),
    nomeExibicao: text('nome_exibicao').notNull(),
    midia: text('midia').notNull(),
    tamanho: integer('tamanho').notNull(),
    validade: data('validade'),
    criadoEm: instante('criado_em').notNull(),
    criadoPor: referencia('criado_por').references(() => colaborador.id),
  },
  (t) => [index('cliente_documento_cliente_idx').on(t.clienteId, t.id)],
)
