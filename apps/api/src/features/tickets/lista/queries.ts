import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import type { filtrosDeTickets, OrdenacaoDeTickets } from '@balcao/dominio/tickets/lista/contratos'
import { and, asc, count, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { output } from 'zod/mini'
import { comandoDaSessao } from '../../../comando-da-sessao.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { quantos } from '../../../platform/banco/contagem.ts'
import { LIMITE_DA_CONTAGEM, limiteDe, limiteNoTexto, paginarIds } from '../../../platform/banco/paginador.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { setor } from '../../setores/tabelas.ts'
import { etiquetasNaLinha } from '../nucleo/queries-etiquetas.ts'
import { ticket } from '../nucleo/tabelas.ts'
import { ticketEtapa, ticketMenu, ticketStatus, ticketTipo } from '../nucleo/tabelas-catalogo.ts'
import { clienteDoTicketVisivel, ticketVisivel } from '../nucleo/visibilidade.ts'
import { type ComAchado, comAchados } from './com-achados.ts'
import {
  atrasado,
  emAberto,
  type FiltroDeTickets,
  ondeDaLista,
  pertoDeAtrasar,
  type RelogioDaLista,
} from './queries-filtro.ts'
import { comTermo, idsPeloTermo } from './queries-termo.ts'

type PedidoDaLista = output<typeof filtrosDeTickets>
type Ordenacao = Pick<PedidoDaLista, 'orderBy' | 'direction'>

const COLUNAS = {
  dtCriacao: ticket.abertoEm,
  dtMovimento: ticket.movidoEm,
  dtPrazo: ticket.prazoSolucaoEm,
  id: ticket.id,
} as const satisfies Record<OrdenacaoDeTickets, unknown>

function emOrdem({ orderBy, direction = direcaoPadrao(orderBy) }: Ordenacao): SQL[] {
  const sentido = direction === 'ASC' ? asc : desc
  return [sentido(COLUNAS[orderBy]), sentido(ticket.id)]
}

const criador = alias(colaborador, 'criador')
const operador = alias(colaborador, 'operador')

/** What a row of the list shows, for whichever tickets `onde` names. */
const linhasDaLista = (banco: Executor, sessao: Sessao, onde: SQL | undefined) =>
  banco
    .select({
      id: ticket.id,
      protocolo: ticket.protocolo,
      versao: ticket.versao,
      assunto: ticket.assunto,
      status: { id: ticketStatus.id, label: ticketStatus.label, cor: ticketStatus.cor },
      tipo: {
        id: ticketTipo.id,
        chave: ticketTipo.chave,
        desc: ticketTipo.descricao,
        menu: ticketMenu.chave,
      },
      etapa: { id: ticketEtapa.id, nome: ticketEtapa.nome },
      setor: { id: setor.id, nome: setor.nome },
      operador: { id: operador.id, nome: operador.nome },
      criador: { nome: criador.nome },
      filial: { idFil: filial.id, desc: filial.nome },
      cliente: { id: cliente.id, razSoc: cliente.razaoSocial, fant: cliente.fantasia },
      consumidorNome: ticket.consumidorNome,
      abertoEm: ticket.abertoEm,
      movidoEm: ticket.movidoEm,
      arquivadoEm: ticket.arquivadoEm,
      unidoA: ticket.unidoA,
      finalizadoEm: ticket.finalizadoEm,
      prazoRespostaEm: ticket.prazoRespostaEm,
      respondidoEm: ticket.respondidoEm,
      prazoSolucaoEm: ticket.prazoSolucaoEm,
      pausadoEm: ticket.pausadoEm,
      etiquetas: etiquetasNaLinha,
    })
    .from(ticket)
    .innerJoin(ticketStatus, eq(ticketStatus.id, ticket.statusId))
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .innerJoin(ticketMenu, eq(ticketMenu.id, ticketTipo.menuId))
    .innerJoin(ticketEtapa, eq(ticketEtapa.id, ticket.etapaId))
    .innerJoin(setor, eq(setor.id, ticket.setorId))
    .leftJoin(criador, eq(criador.id, ticket.criadorId))
    .innerJoin(filial, eq(filial.id, ticket.filialId))
    .leftJoin(operador, eq(operador.id, ticket.operadorId))
    .leftJoin(cliente, and(eq(cliente.id, ticket.clienteId), clienteDoTicketVisivel(banco, sessao)))
    .where(onde)

const linhasPorIds = comandoDaSessao((banco, sessao, { ids }: { ids: readonly number[] }) =>
  linhasDaLista(banco, sessao, umDe(ticket.id, ids)),
)

const linhasVisiveisPorIds = comandoDaSessao((banco, sessao, { ids }: { ids: readonly number[] }) =>
  linhasDaLista(banco, sessao, and(umDe(ticket.id, ids), ticketVisivel(banco, sessao))),
)

export type LinhaDaLista = Awaited<ReturnType<typeof linhasDaLista>>[number]

/**
 * Dresses chosen tickets with names, in the order given. Always in a second question: in one, PostgreSQL joins all the
 * tickets there are with their names before it looks at which were chosen.
 */
async function emLinhas(
  banco: Executor,
  sessao: Sessao,
  ids: readonly number[],
  linhasDe = linhasPorIds,
): Promise<LinhaDaLista[]> {
  if (ids.length === 0) return []
  const linhas = await linhasDe(banco, sessao, { ids })
  const porId = new Map(linhas.map((linha) => [linha.id, linha]))
  return ids.flatMap((id) => porId.get(id) ?? [])
}

const soIds = (linhas: readonly { id: number }[]): number[] => linhas.map(({ id }) => id)

const mostrados = ({ protocolo, assunto, tipo, cliente, consumidorNome }: LinhaDaLista) => [
  protocolo,
  assunto,
  tipo.desc,
  cliente?.fant,
  cliente?.razSoc,
  consumidorNome,
]

export async function paginaDeTickets(
  banco: Executor,
  sessao: Sessao,
  { orderBy, direction, page, take, ...filtro }: PedidoDaLista,
  relogio: RelogioDaLista,
) {
  const vestidos = (ids: readonly number[]): Promise<(LinhaDaLista & ComAchado)[]> =>
    emLinhas(banco, sessao, ids)
  const quais = { onde: ondeDaLista(banco, sessao, filtro, relogio), ordem: emOrdem({ orderBy, direction }) }
  if (!filtro.termo) {
    const naOrdem = banco
      .select({ id: ticket.id })
      .from(ticket)
      .where(quais.onde)
      .orderBy(...quais.ordem)
    const { ids, paginator } = await paginarIds(banco, { page, take }, naOrdem)
    return { itens: await vestidos(ids), paginator }
  }
  const achados = await comTermo(banco, sessao, filtro.termo)
  const limite = limiteDe({ page, take })
  const trecho = { limite, salto: (page - 1) * take, take }
  const { ids, total, haMais } = await idsPeloTermo(banco, achados, quais, trecho)
  return {
    itens: await comAchados(await vestidos(ids), filtro.termo, achados.dentroDe, mostrados),
    paginator: { ...montarPaginator(page, take, total, limite), ...(haMais && { haMais }) },
  }
}

/** HOM-01 Moved last, finished ones too. */
export async function ticketsRecentes(
  banco: Executor,
  sessao: Sessao,
  { idFil, take }: { idFil?: number | undefined; take: number },
): Promise<LinhaDaLista[]> {
  const recentes = await banco
    .select({ id: ticket.id })
    .from(ticket)
    .where(
      and(
        isNull(ticket.arquivadoEm),
        idFil ? eq(ticket.filialId, idFil) : undefined,
        ticketVisivel(banco, sessao),
      ),
    )
    .orderBy(...emOrdem({ orderBy: 'dtMovimento', direction: 'DESC' }))
    .limit(limiteNoTexto(take))
  return emLinhas(banco, sessao, soIds(recentes))
}

/**
 * CLI-01 Tickets of one customer: all that are not archived, the newest first, or the open ones, the oldest first. Not by
 * the filter of the list, which is as if not sent by whoever may not see the inside of tickets.
 */
export async function ticketsDoCliente(
  banco: Executor,
  sessao: Sessao,
  { clienteId, emAberto: soAbertos }: { clienteId: number; emAberto: boolean },
  pagina: { page: number; take: number },
) {
  const onde = and(
    eq(ticket.clienteId, clienteId),
    soAbertos ? emAberto : isNull(ticket.arquivadoEm),
    ticketVisivel(banco, sessao, soAbertos ? 'EM_ABERTO' : 'TODOS'),
  )
  const ordem = emOrdem({ orderBy: 'dtCriacao', direction: soAbertos ? 'ASC' : 'DESC' })
  const achados = banco
    .select({ id: ticket.id })
    .from(ticket)
    .where(onde)
    .orderBy(...ordem)
  const { ids, paginator } = await paginarIds(banco, pagina, achados)
  return { itens: await emLinhas(banco, sessao, ids), paginator }
}

/**
 * HOM-01 Open tickets of the session, by status. Of each no more are counted than of a list, and one walk through the
 * index of the open ones answers all the figures.
 */
export async function totaisPorStatus(
  banco: Executor,
  sessao: Sessao,
  { idFil, relogio }: { idFil?: number | undefined; relogio: RelogioDaLista },
) {
  const sim = (condicao: SQL, nome: string) => sql<boolean>`coalesce(${condicao}, false)`.as(nome)
  const vistos = banco
    .select({
      atrasado: sim(atrasado(relogio), 'atrasado'),
      proximo: sim(pertoDeAtrasar(relogio), 'proximo'),
      semOperador: sim(isNull(ticket.operadorId), 'sem_operador'),
    })
    .from(ticket)
    .where(
      and(
        eq(ticket.statusId, ticketStatus.id),
        emAberto,
        idFil ? eq(ticket.filialId, idFil) : undefined,
        ticketVisivel(banco, sessao, 'EM_ABERTO'),
      ),
    )
    .limit(limiteNoTexto(LIMITE_DA_CONTAGEM + 1))
    .as('vistos')
  const contados = banco
    .select({
      quantidade: count().as('quantidade'),
      atrasados: quantos(sql`${vistos.atrasado}`).as('atrasados'),
      proximos: quantos(sql`${vistos.proximo}`).as('proximos'),
      semOperador: quantos(sql`${vistos.semOperador}`).as('sem_operador'),
    })
    .from(vistos)
    .as('contados')
  return banco
    .select({
      id: ticketStatus.id,
      label: ticketStatus.label,
      cor: ticketStatus.cor,
      quantidade: contados.quantidade,
      atrasados: contados.atrasados,
      proximos: contados.proximos,
      semOperador: contados.semOperador,
    })
    .from(ticketStatus)
    .innerJoinLateral(contados, gt(contados.quantidade, 0))
    .orderBy(asc(ticketStatus.ordem))
}

/** HOM-01 Open tickets that the person was given: few by nature, so all are counted. */
export async function meusEmAberto(
  banco: Executor,
  sessao: Sessao,
  { idFil }: { idFil?: number | undefined },
): Promise<number> {
  const [meus] = await banco
    .select({ quantidade: count() })
    .from(ticket)
    .where(
      and(
        eq(ticket.operadorId, sessao.colaboradorId),
        emAberto,
        idFil ? eq(ticket.filialId, idFil) : undefined,
      ),
    )
  return meus?.quantidade ?? 0
}

/** The tickets of an export in the order of the list; what they hold is read in slices. */
export async function idsDaExportacao(
  banco: Executor,
  sessao: Sessao,
  { orderBy, direction, ...filtro }: FiltroDeTickets & Ordenacao,
  relogio: RelogioDaLista,
  maximo: number,
): Promise<number[]> {
  const achados = filtro.termo ? await comTermo(banco, sessao, filtro.termo) : undefined
  const linhas = await banco
    .select({ id: ticket.id })
    .from(ticket)
    .where(and(ondeDaLista(banco, sessao, filtro, relogio), achados && or(achados.sabidos, achados.demais)))
    .orderBy(...emOrdem({ orderBy, direction }))
    .limit(maximo)
  return soIds(linhas)
}

/** Those of these tickets that the session still sees, in the order given. */
export const ticketsPorIds = (
  banco: Executor,
  sessao: Sessao,
  ids: readonly number[],
): Promise<LinhaDaLista[]> => emLinhas(banco, sessao, ids, linhasVisiveisPorIds)
