import type { IconeDeRelatorio, ModoDeExibicao, TipoDeRelatorio } from '@balcao/dominio/relatorios/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { auditoria, id } from '../../platform/banco/colunas.ts'

/** ENT-10 Which reports a business offers, under which names and to whom; what each one shows is code. */
export const relatorio = pgTable('relatorio', {
  id: id(),
  /** Names the definition in code; a row without one is not offered. */
  chave: text('chave').notNull().unique(),
  titulo: text('titulo').notNull(),
  descricao: text('descricao').notNull(),
  /** Address of a picture; the icon when absent. */
  thumb: text('thumb'),
  icone: text('icone').$type<IconeDeRelatorio>().notNull(),
  cor: text('cor').notNull(),
  modoExibicao: text('modo_exibicao').$type<ModoDeExibicao>().notNull(),
  tipo: text('tipo').$type<TipoDeRelatorio>().notNull(),
  /** Account types that may generate it; null is every one that may see reports. */
  tiposDeUsuario: text('tipos_de_usuario').$type<TipoDeUsuario>().array(),
  ativo: boolean('ativo').notNull().default(true),
  ordem: integer('ordem').notNull(),
  ...auditoria(),
})
