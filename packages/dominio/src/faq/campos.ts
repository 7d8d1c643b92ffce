import * as z from 'zod/mini'
import { camposDe, escolha, termo } from '../listas/campos.ts'
import { campoId } from '../validacao.ts'

/** FAQ-01 Who an article is for: everybody who signs in, or the staff alone. */
export const PUBLICOS_DO_ARTIGO = { TODOS: 'Todos', INTERNO: 'Só a equipe' } as const
export type PublicoDoArtigo = keyof typeof PUBLICOS_DO_ARTIGO
export const publico = z.enum(Object.keys(PUBLICOS_DO_ARTIGO) as [PublicoDoArtigo, ...PublicoDoArtigo[]])

export const SITUACOES_DO_ARTIGO = { PUBLICADO: 'Publicado', RASCUNHO: 'Rascunho' } as const

export const tipo = z.object({ id: z.number(), descricao: z.string() })

/** ENT-10 What every list of articles shows of one. */
export const artigo = z.object({ id: z.number(), titulo: z.string(), score: z.number() })

export const artigoDaLista = z.extend(artigo, {
  tipo,
  /** The beginning, or where the search was found. */
  trecho: z.string(),
  publico,
  publicado: z.boolean(),
  /** For whoever writes articles. */
  versao: z.optional(z.number()),
  /** MES-05 In how many tickets it was sent in an answer, and how many it spared. */
  enviado: z.optional(z.number()),
  evitou: z.optional(z.number()),
  datahora_atualizacao: z.optional(z.string()),
})
export type ArtigoDaLista = z.output<typeof artigoDaLista>

/** A file tells the votes too. */
const artigoComVotos = z.extend(artigoDaLista, { ajudou: z.number(), naoAjudou: z.number() })

export const CAMPOS_DO_ARTIGO = camposDe(artigoComVotos)({
  termo: { ...termo('Título, palavra-chave, texto…'), ordem: { relevancia: 'Relevância' } },
  id: { rotulo: 'Artigo', tipo: 'numero', planilha: 10 },
  titulo: { rotulo: 'Título', ordem: { titulo: 'Título' }, planilha: 60 },
  tipo: {
    rotulo: 'Tipo',
    filtro: { esquema: z.optional(campoId), controle: { tipo: 'escolha' } },
    planilha: 24,
    valor: ({ tipo }) => tipo.descricao,
  },
  situacao: { rotulo: 'Situação', filtro: escolha(SITUACOES_DO_ARTIGO, { todos: 'Todas' }) },
  publico: {
    rotulo: 'Para quem',
    filtro: escolha(PUBLICOS_DO_ARTIGO, { todos: 'Qualquer' }),
    planilha: 16,
    valor: ({ publico }) => PUBLICOS_DO_ARTIGO[publico],
  },
  publicado: { rotulo: 'Publicado', planilha: 12 },
  score: { rotulo: 'Nota', tipo: 'numero', planilha: 10 },
  ajudou: { rotulo: 'Ajudou', tipo: 'numero', planilha: 10 },
  naoAjudou: { rotulo: 'Não ajudou', tipo: 'numero', planilha: 12 },
  datahora_atualizacao: {
    rotulo: 'Atualizado em',
    tipo: 'instante',
    ordem: { dtAtualizacao: 'Atualização' },
    planilha: 18,
  },
})
