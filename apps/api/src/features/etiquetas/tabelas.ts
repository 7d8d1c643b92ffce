import type { CorDaEtiqueta } from '@balcao/dominio/etiquetas/cores'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditoria, id, instante } from '../../platform/banco/colunas.ts'

/** MES-06/etiquetas A tag of the business; one that was deleted stays for the tickets that have it in their history. */
export const etiqueta = pgTable(
  'etiqueta',
  {
    id: id(),
    nome: text('nome').notNull(),
    cor: text('cor').$type<CorDaEtiqueta>().notNull(),
    excluidaEm: instante('excluida_em'),
    ...auditoria(),
  },
  (t) => [
    uniqueIndex('etiqueta_nome_idx').on(sql`lower(f_unaccent(nome))`).where(sql`excluida_em is null`),
    index('etiqueta_ordem_idx').on(sql`${t.nome} collate "pt-BR-x-icu"`, t.id),
  ],
)
