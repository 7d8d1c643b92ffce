import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { auditoria, id, instante, referencia } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'

/** A notice of the business to its users; without account types or branch it is for everybody. */
export const aviso = pgTable(
  'aviso',
  {
    id: id(),
    titulo: text('titulo').notNull(),
    mensagem: text('mensagem').notNull(),
    importante: boolean('importante').notNull().default(false),
    tipos: text('tipos').$type<TipoDeUsuario>().array(),
    filialId: referencia('filial_id').references(() => filial.id),
    /** For that person and nobody else. */
    colaboradorId: referencia('colaborador_id').references(() => colaborador.id),
    /** Where it leads inside the portal, from its root. */
    caminho: text('caminho'),
    publicadoEm: instante('publicado_em').notNull(),
    autorId: referencia('autor_id').references(() => colaborador.id),
    ...auditoria(),
  },
  (t) => [
    index('aviso_publicado_idx').on(t.publicadoEm, t.id),
    index('aviso_colaborador_idx').on(t.colaboradorId, t.publicadoEm, t.id),
  ],
)

export const avisoLeitura = pgTable(
  'aviso_leitura',
  {
    avisoId: referencia('aviso_id')
      .notNull()
      .references(() => aviso.id),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    lidoEm: instante('lido_em').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.avisoId, t.colaboradorId] }),
    index('aviso_leitura_colaborador_idx').on(t.colaboradorId, t.avisoId),
  ],
)
