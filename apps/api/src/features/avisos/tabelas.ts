import type { SituacaoDoAviso } from '@balcao/dominio/avisos/publicacao'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
    /** ADM-08 Whoever works in one of them; null is whoever. */
    setores: bigint('setores', { mode: 'number' }).array(),
    situacao: text('situacao').$type<SituacaoDoAviso>().notNull().default('PUBLICADO'),
    /** ADM-08 When it stops being shown; null is never. */
    ate: instante('ate'),
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
    // Asked every minute, of the few that will move by themselves.
    index('aviso_agendado_idx').on(t.publicadoEm).where(sql`situacao = 'AGENDADO'`),
    index('aviso_com_fim_idx').on(t.ate).where(sql`situacao in ('AGENDADO', 'PUBLICADO')`),
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
