import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { auditoria, data, id, referencia } from '../../platform/banco/colunas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'

/** CLI-06 A person at the customer's. */
export const contato = pgTable(
  'contato',
  {
    id: id(),
    clienteId: referencia('cliente_id')
      .notNull()
      .references(() => cliente.id),
    nome: text('nome').notNull(),
    tipoId: referencia('tipo_id')
      .notNull()
      .references(() => opcaoDeCadastro.id),
    /** CPF. */
    documento: text('documento'),
    dataNascimento: data('data_nascimento'),
    /** The football club: what people talk about before business. */
    time: text('time'),
    cargo: text('cargo'),
    telefone: text('telefone'),
    celular: text('celular'),
    email: text('email'),
    ...auditoria(),
  },
  (t) => [
    index('contato_cliente_idx').on(t.clienteId, t.nome, t.id),
    // ALC-02 Whose message it is.
    index('contato_email_idx').on(t.email),
  ],
)
