import { sql } from 'drizzle-orm'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { indiceDeBusca } from '../../platform/banco/busca.ts'
import { auditoria, id, textoDeBusca } from '../../platform/banco/colunas.ts'

export const transportadora = pgTable(
  'transportadora',
  {
    id: id(),
    razaoSocial: text('razao_social').notNull(),
    cnpj: text('cnpj').notNull().unique(),
    cidade: text('cidade').notNull(),
    uf: text('uf').notNull(),
    ativa: boolean('ativa').notNull().default(true),
    busca: textoDeBusca(() => sql`id::text || ' ' || cnpj || ' ' || razao_social`),
    ...auditoria(),
  },
  (t) => [indiceDeBusca('transportadora_busca_idx', t.busca)],
)
