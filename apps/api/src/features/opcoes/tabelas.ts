import type { ListaDeCadastro } from '@balcao/dominio/opcoes/contratos'
import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { auditoria, id } from '../../platform/banco/colunas.ts'

/** One choice of a list of the customer's registration. */
export const opcaoDeCadastro = pgTable(
  'opcao_de_cadastro',
  {
    id: id(),
    lista: text('lista').$type<ListaDeCadastro>().notNull(),
    descricao: text('descricao').notNull(),
    ordem: integer('ordem').notNull(),
    ativa: boolean('ativa').notNull().default(true),
    ...auditoria(),
  },
  (t) => [unique('opcao_de_cadastro_descricao_unica').on(t.lista, t.descricao)],
)
