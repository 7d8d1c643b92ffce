import type { listarAutomacoes } from '@balcao/dominio/automacoes/contratos'
import type { ValorDe } from '@balcao/dominio/contrato'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { and, asc, count, desc, eq, gte, max, type SQL, sql } from 'drizzle-orm'
import { combina, emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { ticketVisivel } from '../tickets/nucleo/visibilidade.ts'
import { automacao, automacaoExecucao } from './tabelas.ts'
import { automacaoVisivel } from './visibilidade.ts'

const linhas = (banco: Executor, onde: SQL | undefined) =>
  banco
    .select({ automacao, autor: colaborador.nome })
    .from(automacao)
    .leftJoin(colaborador, eq(colaborador.id, automacao.atualizadoPor))
    .where(onde)
    .$dynamic()

export type LinhaDaAutomacao = Awaited<ReturnType<typeof linhas>>[number]

type Query = ValorDe<typeof listarAutomacoes, 'query'>
type Filtro = Omit<Query, 'page' | 'take' | 'orderBy' | 'direction'>

export function automacoesDoNegocio(banco: Executor, query: Query) {
  const { orderBy, direction } = query
  const sentido = (direction ?? direcaoPadrao(orderBy)) === 'ASC' ? asc : desc
  const aplicados: FiltroAplicado<Filtro> = {
    termo: combina(automacao.busca, query.termo),
    quando: query.quando && eq(automacao.quando, query.quando),
    ativas: query.ativas ? eq(automacao.ativa, true) : undefined,
  }
  const onde = and(automacaoVisivel(), ...Object.values(aplicados))
  const coluna = orderBy === 'nome' ? emOrdemAlfabetica(automacao.nome) : automacao.atualizadoEm
  return paginar(banco, query, {
    linhas: (limite, salto) =>
      linhas(banco, onde).orderBy(sentido(coluna), asc(automacao.id)).limit(limite).offset(salto),
    contar: banco.select({ um: sql`1` }).from(automacao).where(onde),
  })
}

export async function automacaoPorId(banco: Executor, id: number): Promise<LinhaDaAutomacao | null> {
  const [linha] = await linhas(banco, and(eq(automacao.id, id), automacaoVisivel()))
  return linha ?? null
}

/** How often each of these rules ran since then, and when it last did: two walks of the index of its runs. */
export function execucoesDesde(banco: Executor, automacaoIds: number[], desde: Date) {
  const daRegra = eq(automacaoExecucao.automacaoId, automacao.id)
  const vezes = banco
    .select({ vezes: count() })
    .from(automacaoExecucao)
    .where(and(daRegra, gte(automacaoExecucao.executadaEm, desde)))
  const ultima = banco
    .select({ ultima: max(automacaoExecucao.executadaEm) })
    .from(automacaoExecucao)
    .where(daRegra)
  return banco
    .select({
      automacaoId: automacao.id,
      vezes: sql`(${vezes})`.mapWith(Number),
      ultima: sql<Date | null>`(${ultima})`.mapWith(automacaoExecucao.executadaEm),
    })
    .from(automacao)
    .where(umDe(automacao.id, automacaoIds))
}

/** MES-10 What a rule did, the latest first, in the tickets that the session sees. */
export function execucoesDaAutomacao(
  banco: Executor,
  sessao: Sessao,
  automacaoId: number,
  pagina: { page: number; take: number },
) {
  const onde = and(eq(automacaoExecucao.automacaoId, automacaoId), ticketVisivel(banco, sessao))
  return paginar(banco, pagina, {
    linhas: (limite, salto) =>
      banco
        .select({
          execucao: automacaoExecucao,
          protocolo: ticket.protocolo,
          assunto: sql<string>`coalesce(${ticket.assunto}, ${ticketTipo.descricao})`,
        })
        .from(automacaoExecucao)
        .innerJoin(ticket, eq(ticket.id, automacaoExecucao.ticketId))
        .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
        .where(onde)
        .orderBy(desc(automacaoExecucao.executadaEm), desc(automacaoExecucao.id))
        .limit(limite)
        .offset(salto),
    contar: banco
      .select({ um: sql`1` })
      .from(automacaoExecucao)
      .innerJoin(ticket, eq(ticket.id, automacaoExecucao.ticketId))
      .where(onde),
  })
}

export type LinhaDaExecucao = Awaited<ReturnType<typeof execucoesDaAutomacao>>['itens'][number]
