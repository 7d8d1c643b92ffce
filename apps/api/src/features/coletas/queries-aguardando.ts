import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { combina, emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { emAberto } from '../tickets/lista/queries-filtro.ts'
import { ticket, ticketItem } from '../tickets/nucleo/tabelas.ts'
import { ticketEtapa, ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { ticketVisivel } from '../tickets/nucleo/visibilidade.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { coletaTicket } from './tabelas.ts'

const aReceber = sql`${ticketItem.quantidadeAutorizada} - coalesce(${ticketItem.quantidadeRecebida}, 0)`

const itensAReceber = (banco: Executor) =>
  banco
    .select({ um: sql`1` })
    .from(ticketItem)
    .where(and(eq(ticketItem.ticketId, ticket.id), gt(aReceber, sql`0`)))

const vivas = (banco: Executor) =>
  banco
    .select({ um: sql`1` })
    .from(coletaTicket)
    .where(and(eq(coletaTicket.ticketId, ticket.id), isNull(coletaTicket.encerradaEm)))

/** COL-01 Of what the session may see: open, in a step that awaits goods, with goods to come and no live order. */
export function aguardando(banco: Executor, sessao: Sessao): SQL | undefined {
  const etapas = banco
    .select({ id: ticketEtapa.id })
    .from(ticketEtapa)
    .where(eq(ticketEtapa.aguardaColeta, true))
  return and(
    emAberto,
    inArray(ticket.etapaId, etapas),
    exists(itensAReceber(banco)),
    not(exists(vivas(banco))),
    ticketVisivel(banco, sessao),
  )
}

/** The carrier of the ticket, or of the delivery that its first product came with. */
export function transportadoraNatural(banco: Executor): SQL<number | null> {
  const daEntrega = banco
    .select({ id: notaFiscal.transportadoraId })
    .from(ticketItem)
    .innerJoin(notaFiscal, eq(notaFiscal.id, ticketItem.notaId))
    .where(and(eq(ticketItem.ticketId, ticket.id), isNotNull(notaFiscal.transportadoraId)))
    .orderBy(asc(ticketItem.id))
    .limit(1)
  return sql`coalesce(${ticket.transportadoraId}, (${daEntrega}))`
}

export const representanteAtivo = and(
  eq(colaborador.ativo, true),
  eq(colaborador.tipo, 'REPRESENTANTE'),
) as SQL

/** Tickets with what an order is made of; without a customer there is no address to go to, and no row. */
function ticketsComPartes(banco: Executor, onde: SQL | undefined) {
  return banco
    .select({
      id: ticket.id,
      protocolo: ticket.protocolo,
      tipo: ticketTipo.descricao,
      abertoEm: ticket.abertoEm,
      encerrado: sql<boolean>`not (${emAberto})`,
      etapaAguarda: ticketEtapa.aguardaColeta,
      temAReceber: sql<boolean>`${exists(itensAReceber(banco))}`,
      emColeta: sql<boolean>`${exists(vivas(banco))}`,
      cliente: {
        id: cliente.id,
        razaoSocial: cliente.razaoSocial,
        fantasia: cliente.fantasia,
        telefone: cliente.telefone,
        logradouro: cliente.logradouro,
        numero: cliente.numero,
        complemento: cliente.complemento,
        bairro: cliente.bairro,
        cep: cliente.cep,
        cidade: cliente.cidade,
        ibge: cliente.ibge,
        uf: cliente.uf,
      },
      filial: { id: filial.id, nome: filial.nome },
      representante: { id: colaborador.id, nome: colaborador.nome },
      transportadora: { id: transportadora.id, nome: transportadora.razaoSocial },
    })
    .from(ticket)
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .innerJoin(ticketEtapa, eq(ticketEtapa.id, ticket.etapaId))
    .innerJoin(cliente, eq(cliente.id, ticket.clienteId))
    .innerJoin(filial, eq(filial.id, ticket.filialId))
    .leftJoin(colaborador, and(eq(colaborador.id, cliente.representanteId), representanteAtivo))
    .leftJoin(
      transportadora,
      and(eq(transportadora.id, transportadoraNatural(banco)), eq(transportadora.ativa, true)),
    )
    .where(onde)
    .$dynamic()
}

export type TicketComPartes = Awaited<ReturnType<typeof ticketsComPartes>>[number]

/** The tickets are locked by whoever calls: what is read here still holds when the order is written. */
export const partesDosTickets = (banco: Executor, ids: readonly number[]) =>
  ticketsComPartes(banco, inArray(ticket.id, [...ids])).orderBy(asc(ticket.id))

const porLugar = [
  asc(cliente.uf),
  asc(emOrdemAlfabetica(cliente.cidade)),
  asc(cliente.ibge),
  asc(emOrdemAlfabetica(cliente.fantasia)),
  asc(ticket.id),
]

type Filtro = { cidade?: string | undefined; termo: string }
type Pagina = { page: number; take: number }

const ondeDaLista = (banco: Executor, sessao: Sessao, { cidade, termo }: Filtro) =>
  and(
    aguardando(banco, sessao),
    cidade ? eq(cliente.ibge, cidade) : undefined,
    termo ? or(combina(ticket.busca, termo), combina(cliente.busca, termo)) : undefined,
  )

/** COL-01 City by city, so that a group is seldom cut by the end of a page. */
export function paginaDeAguardando(banco: Executor, sessao: Sessao, pedido: Filtro & Pagina) {
  const onde = ondeDaLista(banco, sessao, pedido)
  return paginar(banco, pedido, {
    linhas: (limite, salto) =>
      ticketsComPartes(banco, onde)
        .orderBy(...porLugar)
        .limit(limite)
        .offset(salto),
    contar: banco
      .select({ um: sql`1` })
      .from(ticket)
      .innerJoin(cliente, eq(cliente.id, ticket.clienteId))
      .where(onde),
  })
}

/** The tickets of an export, in the order of the list. */
export async function idsQueAguardam(banco: Executor, sessao: Sessao, filtro: Filtro, maximo: number) {
  const achados = await banco
    .select({ id: ticket.id })
    .from(ticket)
    .innerJoin(cliente, eq(cliente.id, ticket.clienteId))
    .where(ondeDaLista(banco, sessao, filtro))
    .orderBy(...porLugar)
    .limit(maximo)
  return achados.map(({ id }) => id)
}

/** Those of these tickets that still wait. */
export const aguardandoPorIds = (banco: Executor, sessao: Sessao, ids: readonly number[]) =>
  ticketsComPartes(banco, and(inArray(ticket.id, [...ids]), aguardando(banco, sessao)))

/** How many products each ticket still waits for, and how much of them. */
export async function totaisAReceber(banco: Executor, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { itens: number; quantidade: number }>()
  const linhas = await banco
    .select({
      ticketId: ticketItem.ticketId,
      itens: count(),
      quantidade: sql<number>`sum(${aReceber})`.mapWith(Number),
    })
    .from(ticketItem)
    .where(and(inArray(ticketItem.ticketId, [...ids]), gt(aReceber, sql`0`)))
    .groupBy(ticketItem.ticketId)
  return new Map(linhas.map(({ ticketId, ...totais }) => [ticketId, totais]))
}

/** COL-01 The cities with tickets waiting, for the filter and the picker. */
export function cidadesAguardando(banco: Executor, sessao: Sessao) {
  return banco
    .select({
      ibge: cliente.ibge,
      cidade: sql<string>`min(${cliente.cidade})`,
      uf: sql<string>`min(${cliente.uf})`,
      quantidade: count(),
    })
    .from(ticket)
    .innerJoin(cliente, eq(cliente.id, ticket.clienteId))
    .where(aguardando(banco, sessao))
    .groupBy(cliente.ibge)
    .orderBy(asc(sql`min(${cliente.uf})`), asc(sql`min(${cliente.cidade})`))
}
