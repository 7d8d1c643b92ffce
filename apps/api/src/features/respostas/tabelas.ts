import type { Escopo } from '@balcao/dominio/respostas/escopos'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { indiceDeBusca } from '../../platform/banco/busca.ts'
import { auditoria, id, instante, referencia, textoDeBusca } from '../../platform/banco/colunas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { setor } from '../setores/tabelas.ts'

/** MES-05 A saved reply. */
export const resposta = pgTable(
  'resposta',
  {
    id: id(),
    escopo: text('escopo').$type<Escopo>().notNull(),
    /** Whose it is, of one that is somebody's own. */
    donoId: referencia('dono_id').references(() => colaborador.id),
    setorId: referencia('setor_id').references(() => setor.id),
    titulo: text('titulo').notNull(),
    atalho: text('atalho').notNull(),
    texto: text('texto').notNull(),
    tipo: text('tipo').$type<'PUBLICO' | 'PRIVADO'>(),
    aguardarCliente: boolean('aguardar_cliente').notNull().default(false),
    /** Kept so that it can be taken back, and for whoever reads the history. */
    excluidaEm: instante('excluida_em'),
    busca: textoDeBusca(() => sql`titulo || ' ' || atalho || ' ' || texto`),
    ...auditoria(),
  },
  (t) => [
    indiceDeBusca('resposta_busca_idx', t.busca),
    index('resposta_dono_idx').on(t.donoId),
    index('resposta_setor_idx').on(t.setorId),
    index('resposta_titulo_idx').on(sql`${t.titulo} collate "pt-BR-x-icu"`, t.id),
    uniqueIndex('resposta_atalho_idx')
      .on(t.atalho, t.escopo, sql`coalesce(dono_id, setor_id, 0)`)
      .where(sql`excluida_em is null`),
  ],
)

/** Copies of a reply share the stored file: it is never changed, and goes when nobody refers to it. */
export const respostaAnexo = pgTable(
  'resposta_anexo',
  {
    id: id(),
    respostaId: referencia('resposta_id')
      .notNull()
      .references(() => resposta.id),
    arquivo: text('arquivo').notNull(),
    nomeExibicao: text('nome_exibicao').notNull(),
    midia: text('midia').notNull(),
    tamanho: integer('tamanho').notNull(),
    criadoEm: instante('criado_em').notNull(),
    criadoPor: referencia('criado_por').references(() => colaborador.id),
  },
  (t) => [
    index('resposta_anexo_resposta_idx').on(t.respostaId, t.id),
    index('resposta_anexo_arquivo_idx').on(t.arquivo),
  ],
)

/** How often each person put it into an answer. */
export const respostaUso = pgTable(
  'resposta_uso',
  {
    respostaId: referencia('resposta_id')
      .notNull()
      .references(() => resposta.id),
    colaboradorId: referencia('colaborador_id')
      .notNull()
      .references(() => colaborador.id),
    vezes: integer('vezes').notNull(),
    ultimoEm: instante('ultimo_em').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.colaboradorId, t.respostaId] }),
    index('resposta_uso_resposta_idx').on(t.respostaId),
  ],
)
