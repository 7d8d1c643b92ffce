import * as z from 'zod/mini'
import { TAMANHO_DE_PAGINA } from '../constantes.ts'
import { contrato } from '../contrato.ts'
import { consultaDe, type OrdenacaoDe } from '../listas/campos.ts'
import { lista, listaCompleta, termoDePesquisa } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import { escolhidos, resultadoDoLote } from '../listas/lote.ts'
import { campoId, campoVersao, texto } from '../validacao.ts'
import { artigo, artigoDaLista, CAMPOS_DO_ARTIGO, publico, tipo } from './campos.ts'

export const TAMANHO_DO_ARTIGO = { titulo: 120, conteudo: 20_000, palavrasChave: 200, assunto: 250 } as const

export const MAIOR_POSICAO = 999
const VOTOS_POR_MINUTO = 60

export type OrdenacaoDeArtigos = OrdenacaoDe<typeof CAMPOS_DO_ARTIGO>

const avaliacao = z.object({
  score: z.number(),
  ajudou: z.number(),
  naoAjudou: z.number(),
  /** What the person said of it; null before saying anything. */
  meuVoto: z.nullable(z.boolean()),
})

const artigoInteiro = z.extend(artigo, {
  conteudo: z.string(),
  tipo,
  publico,
  publicado: z.boolean(),
  palavrasChave: z.string(),
  posicao: z.nullable(z.number()),
  avaliacao,
  datahora_atualizacao: z.string(),
  versao: z.number(),
})

export type ArtigoRelacionado = z.output<typeof artigo>
export type Artigo = z.output<typeof artigoInteiro>

/** API-11, NOV-17 Only articles that really are about the subject; the type of ticket weighs in. */
export const listarArtigosRelacionados = contrato('GET /sac/faq/artigos', {
  acao: 'FAQ_VER',
  descricao: 'Artigos relacionados a um assunto, dos mais próximos aos menos',
  le: ['artigos', 'votos'],
  query: z.object({
    assunto: texto(1, TAMANHO_DO_ARTIGO.assunto),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(TAMANHO_DE_PAGINA.artigos)),
      TAMANHO_DE_PAGINA.artigos,
    ),
    tipo: z.optional(campoId),
    /** What is sent to a customer must be theirs to read. */
    publico: z.optional(publico),
    /** The article whose relatives are asked for is not one of them. */
    exceto: z.optional(campoId),
  }),
  resposta: listaCompleta(artigo),
})

export const listarArtigos = contrato('GET /sac/faq/artigos-paginados', {
  acao: 'FAQ_VER',
  descricao: 'Artigos da ajuda, por tipo e por termo',
  le: ['artigos', 'votos'],
  query: consultaDe(CAMPOS_DO_ARTIGO, 'relevancia', 10),
  resposta: lista(artigoDaLista),
})

export const exportarArtigos = exportacaoDe('GET /sac/faq/artigos/exportar', listarArtigos)

/** API-11, FAQ-01 Types with how many articles the session finds in each. */
export const listarTiposDeArtigo = contrato('GET /sac/faq/tipos', {
  acao: 'FAQ_VER',
  descricao: 'Tipos de artigo, com a quantidade de artigos que o termo encontra',
  le: ['artigos'],
  query: z.object({ termo: termoDePesquisa }),
  resposta: listaCompleta(z.extend(tipo, { quantidade: z.number() })),
})

const params = z.object({ idArtigo: campoId })

/** API-11, ENT-10 Its own score comes with the answer to the vote. */
export const obterArtigo = contrato('GET /sac/faq/artigos/:idArtigo', {
  acao: 'FAQ_VER',
  descricao: 'Um artigo inteiro',
  le: ['artigos'],
  params,
  resposta: artigoInteiro,
})

/** FAQ-01 One vote per person and article; voting again changes it. */
export const avaliarArtigo = contrato('POST /sac/faq/artigos/:idArtigo/avaliar', {
  acao: 'FAQ_AVALIAR',
  descricao: 'Diz se o artigo ajudou',
  muda: ['votos'],
  limitePorMinuto: VOTOS_POR_MINUTO,
  params,
  corpo: z.object({ ajudou: z.boolean() }),
  resposta: avaliacao,
})

/** MES-05 Whoever was opening a ticket says, having read the article, that they need it no more. */
export const dispensarTicket = contrato('POST /sac/faq/artigos/:idArtigo/dispensar-ticket', {
  acao: 'FAQ_VER',
  descricao: 'Diz que, lido o artigo, o ticket que se ia abrir não é mais preciso',
  muda: ['votos'],
  limitePorMinuto: VOTOS_POR_MINUTO,
  params,
  corpo: z.object({ tipo: z._default(z.nullable(campoId), null) }),
  resposta: z.object({}),
})

const escrito = {
  titulo: texto(1, TAMANHO_DO_ARTIGO.titulo),
  idTipo: campoId,
  publico,
  palavrasChave: z._default(texto(0, TAMANHO_DO_ARTIGO.palavrasChave), ''),
  conteudo: texto(1, TAMANHO_DO_ARTIGO.conteudo),
  /** ADM-08 Where it stands in its list; null, after those that have a place, by title. */
  posicao: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(MAIOR_POSICAO))), null),
}

/** FAQ-01 A new article is a draft until it is published. */
export const criarArtigo = contrato('POST /sac/faq/artigos', {
  acao: 'FAQ_EDITAR',
  descricao: 'Escreve um artigo, ainda não publicado',
  muda: ['artigos'],
  corpo: z.object(escrito),
  resposta: artigoInteiro,
})

/** FAQ-01 `versao` is the one that was read: an article changed meanwhile is not written over. */
export const alterarArtigo = contrato('PUT /sac/faq/artigos/:idArtigo', {
  acao: 'FAQ_EDITAR',
  descricao: 'Altera um artigo',
  muda: ['artigos'],
  params,
  corpo: z.object({ ...escrito, versao: campoVersao }),
  resposta: artigoInteiro,
})

export const publicarArtigo = contrato('POST /sac/faq/artigos/:idArtigo/publicar', {
  acao: 'FAQ_EDITAR',
  descricao: 'Publica um artigo',
  muda: ['artigos'],
  params,
  corpo: z.object({ versao: campoVersao }),
  resposta: artigoInteiro,
})

/** FAQ-01 Takes it from the readers; it stays as a draft. */
export const despublicarArtigo = contrato('POST /sac/faq/artigos/:idArtigo/despublicar', {
  acao: 'FAQ_EDITAR',
  descricao: 'Tira um artigo da ajuda e o deixa como rascunho',
  muda: ['artigos'],
  params,
  corpo: z.object({ versao: campoVersao }),
  resposta: artigoInteiro,
})

export const publicarVariosArtigos = contrato('POST /sac/faq/artigos/lote/publicar', {
  acao: 'FAQ_EDITAR',
  descricao: 'Publica vários artigos, cada um por si',
  muda: ['artigos'],
  corpo: z.object({ artigos: escolhidos }),
  resposta: resultadoDoLote,
})

export const despublicarVariosArtigos = contrato('POST /sac/faq/artigos/lote/despublicar', {
  acao: 'FAQ_EDITAR',
  descricao: 'Tira vários artigos da ajuda, cada um por si',
  muda: ['artigos'],
  corpo: z.object({ artigos: escolhidos }),
  resposta: resultadoDoLote,
})
