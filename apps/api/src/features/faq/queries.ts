import type { ValorDe } from '@balcao/dominio/contrato'
import type { listarArtigos } from '@balcao/dominio/faq/contratos'
import { termosDoAssunto } from '@balcao/dominio/faq/termos'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { limiteNoTexto, paginar } from '../../platform/banco/paginador.ts'
import { encontra, relevancia, todas, tsqueryDoTermo } from '../../platform/banco/texto-completo.ts'
import type { Sessao } from '../../sessao.ts'
import { faqArtigo, faqTipo, faqVoto } from './tabelas.ts'
import { artigoVisivel } from './visibilidade.ts'

const daLista = {
  id: faqArtigo.id,
  titulo: faqArtigo.titulo,
  conteudo: faqArtigo.conteudo,
  publico: faqArtigo.publico,
  publicado: sql<boolean>`${isNotNull(faqArtigo.publicadoEm)}`,
  ajudou: faqArtigo.ajudou,
  naoAjudou: faqArtigo.naoAjudou,
  atualizadoEm: faqArtigo.atualizadoEm,
  versao: faqArtigo.versao,
  tipo: { id: faqTipo.id, descricao: faqTipo.descricao },
}

/** Words being typed: each may still go on. Null when the term has none that mean something. */
function tsqueryDaPesquisa(termo: string): SQL | null {
  const termos = termosDoAssunto(termo)
  return termos.length > 0 ? todas(termos.map((cada) => tsqueryDoTermo(cada, { inicio: true }))) : null
}

const comTermo = (tsquery: SQL | null) => (tsquery ? encontra(faqArtigo.busca, tsquery) : undefined)

type Query = ValorDe<typeof listarArtigos, 'query'>
type Filtro = Omit<Query, 'page' | 'take'>

/** Which articles: those closest to the term first, without one as they were put in order, unless another order is asked for. */
function daPesquisa(sessao: Sessao, { termo, tipo, publico, situacao, orderBy, direction }: Filtro) {
  const tsquery = tsqueryDaPesquisa(termo)
  const sentido = (direction ?? direcaoPadrao(orderBy)) === 'ASC' ? asc : desc
  const aplicados: FiltroAplicado<Omit<Filtro, 'orderBy' | 'direction'>> = {
    termo: comTermo(tsquery),
    tipo: tipo === undefined ? undefined : eq(faqArtigo.tipoId, tipo),
    publico: publico && eq(faqArtigo.publico, publico),
    situacao: situacao && (situacao === 'PUBLICADO' ? isNotNull : isNull)(faqArtigo.publicadoEm),
  }
  return {
    onde: and(artigoVisivel(sessao), ...Object.values(aplicados)),
    ordem: [
      ...(orderBy === 'dtAtualizacao' ? [sentido(faqArtigo.atualizadoEm)] : []),
      ...(orderBy === 'relevancia'
        ? [tsquery ? desc(relevancia(faqArtigo.busca, tsquery)) : asc(faqArtigo.posicao)]
        : []),
      (orderBy === 'titulo' ? sentido : asc)(emOrdemAlfabetica(faqArtigo.titulo)),
      asc(faqArtigo.id),
    ],
  }
}

const linhasDaLista = (banco: Executor, onde: SQL | undefined) =>
  banco
    .select(daLista)
    .from(faqArtigo)
    .innerJoin(faqTipo, eq(faqTipo.id, faqArtigo.tipoId))
    .where(onde)
    .$dynamic()

export type LinhaDaLista = Awaited<ReturnType<typeof linhasDaLista>>[number]

export function artigosDaSessao(banco: Executor, sessao: Sessao, pedido: Query) {
  const { onde, ordem } = daPesquisa(sessao, pedido)
  return paginar(banco, pedido, {
    linhas: (limite, salto) =>
      linhasDaLista(banco, onde)
        .orderBy(...ordem)
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(faqArtigo).where(onde),
  })
}

/** The first ones, closest to the term, for whoever is typing: nobody reads how many there are. */
export function artigosPeloTermo(banco: Executor, sessao: Sessao, termo: string, quantos: number) {
  const { onde, ordem } = daPesquisa(sessao, { termo, orderBy: 'relevancia' })
  return linhasDaLista(banco, onde)
    .orderBy(...ordem)
    .limit(limiteNoTexto(quantos))
}

/** The articles of an export, in the order of the list. */
export async function idsDosArtigos(banco: Executor, sessao: Sessao, filtro: Filtro, maximo: number) {
  const { onde, ordem } = daPesquisa(sessao, filtro)
  const achados = await banco
    .select({ id: faqArtigo.id })
    .from(faqArtigo)
    .where(onde)
    .orderBy(...ordem)
    .limit(maximo)
  return achados.map(({ id }) => id)
}

/** Those of these articles that the session still sees. */
export const artigosPorIds = (banco: Executor, sessao: Sessao, ids: readonly number[]) =>
  linhasDaLista(banco, and(inArray(faqArtigo.id, [...ids]), artigoVisivel(sessao)))

/** Every type in use, also one without articles for the session: whoever writes the first one chooses it. */
export function tiposComQuantidade(banco: Executor, sessao: Sessao, termo: string) {
  return banco
    .select({ id: faqTipo.id, descricao: faqTipo.descricao, quantidade: count(faqArtigo.id) })
    .from(faqTipo)
    .leftJoin(
      faqArtigo,
      and(eq(faqArtigo.tipoId, faqTipo.id), artigoVisivel(sessao), comTermo(tsqueryDaPesquisa(termo))),
    )
    .where(eq(faqTipo.ativo, true))
    .groupBy(faqTipo.id)
    .orderBy(asc(faqTipo.ordem), asc(faqTipo.id))
}

export async function artigoDaSessao(banco: Executor, sessao: Sessao, artigoId: number) {
  const [linha] = await banco
    .select({
      ...daLista,
      palavrasChave: faqArtigo.palavrasChave,
      posicao: faqArtigo.posicao,
      meuVoto: faqVoto.ajudou,
    })
    .from(faqArtigo)
    .innerJoin(faqTipo, eq(faqTipo.id, faqArtigo.tipoId))
    .leftJoin(
      faqVoto,
      and(eq(faqVoto.artigoId, faqArtigo.id), eq(faqVoto.colaboradorId, sessao.colaboradorId)),
    )
    .where(and(eq(faqArtigo.id, artigoId), artigoVisivel(sessao)))
  return linha
}
