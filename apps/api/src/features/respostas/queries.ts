import type { ValorDe } from '@balcao/dominio/contrato'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { type listarRespostas, MAXIMO_OFERECIDO } from '@balcao/dominio/respostas/contratos'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { combina, emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { limiteNoTexto, paginar } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { resposta, respostaAnexo, respostaUso } from './tabelas.ts'
import { respostaVisivel } from './visibilidade.ts'

const usos = sql<number>`coalesce(${respostaUso.vezes}, 0)`

const linhas = (banco: Executor, { colaboradorId }: Sessao, onde: SQL | undefined) =>
  banco
    .select({ resposta, setor: setor.nome, autor: colaborador.nome, usos })
    .from(resposta)
    .leftJoin(setor, eq(setor.id, resposta.setorId))
    .leftJoin(colaborador, eq(colaborador.id, resposta.atualizadoPor))
    .leftJoin(
      respostaUso,
      and(eq(respostaUso.respostaId, resposta.id), eq(respostaUso.colaboradorId, colaboradorId)),
    )
    .where(onde)
    .$dynamic()

export type LinhaDaResposta = Awaited<ReturnType<typeof linhas>>[number]

type Query = ValorDe<typeof listarRespostas, 'query'>
type Filtro = Omit<Query, 'page' | 'take' | 'orderBy' | 'direction'>

function ordemDe({ orderBy, direction }: Pick<Query, 'orderBy' | 'direction'>): SQL[] {
  const sentido = (direction ?? (orderBy === 'usos' ? 'DESC' : direcaoPadrao(orderBy))) === 'ASC' ? asc : desc
  return [
    ...(orderBy === 'usos' ? [sentido(usos)] : []),
    ...(orderBy === 'dtAtualizacao' ? [sentido(resposta.atualizadoEm)] : []),
    (orderBy === 'titulo' ? sentido : asc)(emOrdemAlfabetica(resposta.titulo)),
    asc(resposta.id),
  ]
}

export function respostasDaSessao(banco: Executor, sessao: Sessao, query: Query) {
  const aplicados: FiltroAplicado<Filtro> = {
    termo: combina(resposta.busca, query.termo),
    escopo: query.escopo && eq(resposta.escopo, query.escopo),
    setor: query.setor === undefined ? undefined : eq(resposta.setorId, query.setor),
  }
  const onde = and(respostaVisivel(sessao), ...Object.values(aplicados))
  return paginar(banco, query, {
    linhas: (limite, salto) =>
      linhas(banco, sessao, onde)
        .orderBy(...ordemDe(query))
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(resposta).where(onde),
  })
}

/** MES-05 What '/' offers: those of other sectors than the ticket's come after. */
export const respostasOferecidas = (banco: Executor, sessao: Sessao, setorId: number | undefined) =>
  linhas(banco, sessao, respostaVisivel(sessao))
    .orderBy(
      desc(usos),
      ...(setorId === undefined
        ? []
        : [asc(sql`(${resposta.setorId} is not null and ${resposta.setorId} <> ${setorId})`)]),
      asc(emOrdemAlfabetica(resposta.titulo)),
      asc(resposta.id),
    )
    .limit(limiteNoTexto(MAXIMO_OFERECIDO))

/** Null when there is none, and when it is not for this session. */
export async function respostaDaSessao(banco: Executor, sessao: Sessao, respostaId: number) {
  const [linha] = await linhas(banco, sessao, and(eq(resposta.id, respostaId), respostaVisivel(sessao)))
  return linha ?? null
}

/** Files of these replies, in one go. */
export const anexosDasRespostas = (banco: Executor, respostaIds: number[]) =>
  banco
    .select()
    .from(respostaAnexo)
    .where(umDe(respostaAnexo.respostaId, respostaIds))
    .orderBy(asc(respostaAnexo.id))

export type AnexoGravado = Awaited<ReturnType<typeof anexosDasRespostas>>[number]

/** Files of replies that the session sees, by their own ids. */
export async function anexosDaSessao(
  banco: Executor,
  sessao: Sessao,
  ids: number[],
): Promise<AnexoGravado[]> {
  if (ids.length === 0) return []
  const achados = await banco
    .select({ anexo: respostaAnexo })
    .from(respostaAnexo)
    .innerJoin(resposta, eq(resposta.id, respostaAnexo.respostaId))
    .where(and(umDe(respostaAnexo.id, ids), respostaVisivel(sessao)))
    .orderBy(asc(respostaAnexo.id))
  return achados.map(({ anexo }) => anexo)
}

/** Which of these stored files some reply has; no session: it is about the files, not about who sees them. */
export async function arquivosEmUso(banco: Executor, arquivos: string[]): Promise<string[]> {
  const achados = await banco
    .selectDistinct({ arquivo: respostaAnexo.arquivo })
    .from(respostaAnexo)
    .where(umDe(respostaAnexo.arquivo, arquivos))
  return achados.map(({ arquivo }) => arquivo)
}
