import type { ArtigoDaLista } from '@balcao/dominio/faq/campos'
import type { Artigo, ArtigoRelacionado } from '@balcao/dominio/faq/contratos'
import { semMarcacao } from '@balcao/dominio/faq/marcacao'
import { scoreDoArtigo, type Votos } from '@balcao/dominio/faq/score'
import { trechoDoTexto } from '@balcao/dominio/faq/termos'
import type { artigoDaSessao, LinhaDaLista } from './queries.ts'
import type { UsoDoArtigo } from './queries-uso.ts'

type LinhaInteira = NonNullable<Awaited<ReturnType<typeof artigoDaSessao>>>

export const apresentarRelacionado = ({
  id,
  titulo,
  ...votos
}: Votos & { id: number; titulo: string }): ArtigoRelacionado => ({ id, titulo, score: scoreDoArtigo(votos) })

export function apresentarNaLista(
  linha: LinhaDaLista,
  termos: readonly string[],
  /** For whoever writes articles, and nobody else. */
  uso: UsoDoArtigo | undefined,
): ArtigoDaLista {
  const { id, titulo, tipo, publico, publicado, conteudo, versao, atualizadoEm } = linha
  const trecho = trechoDoTexto(semMarcacao(conteudo), termos)
  return {
    id,
    titulo,
    score: scoreDoArtigo(linha),
    tipo,
    trecho,
    publico,
    publicado,
    ...(uso && { ...uso, versao, datahora_atualizacao: atualizadoEm.toISOString() }),
  }
}

export function apresentarArtigo(linha: LinhaInteira): Artigo {
  const { id, titulo, conteudo, tipo, publico, publicado, palavrasChave, posicao, versao } = linha
  const { ajudou, naoAjudou, meuVoto, atualizadoEm } = linha
  const score = scoreDoArtigo(linha)
  return {
    id,
    titulo,
    score,
    conteudo,
    tipo,
    publico,
    publicado,
    palavrasChave,
    posicao,
    avaliacao: { score, ajudou, naoAjudou, meuVoto },
    datahora_atualizacao: atualizadoEm.toISOString(),
    versao,
  }
}
