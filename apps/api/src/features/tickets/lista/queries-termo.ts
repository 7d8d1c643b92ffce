import { lerProtocolo } from '@balcao/dominio/tickets/protocolo'
import { and, count, eq, max, or, type SQL, sql } from 'drizzle-orm'
import type { ClientesDoTermo } from '../../../fonte-de-busca.ts'
import { combinaSemMostrar, contem, palavrasDe, semMostrar } from '../../../platform/banco/busca.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { quantos } from '../../../platform/banco/contagem.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import type { Sessao } from '../../../sessao.ts'
import { clientesComTermo, doClienteComTermo } from '../../clientes/queries-termo.ts'
import { ticket } from '../nucleo/tabelas.ts'
import {
  achadosNasFontes,
  dosNomeados,
  type Fonte,
  fontesDoTermo,
  linhasPelosTrigramas,
  nomeadosNoCatalogo,
  noTicket,
  ticketsDasFontes,
} from './queries-por-dentro.ts'

type AchadosPeloTermo = {
  /** Tickets that are known to have it: all of them, unless there are `demais`. */
  sabidos: SQL
  /** What to ask of a ticket where so many have it that only the newest of them were looked for. */
  demais: SQL | undefined
  /** What in the inside of these tickets the term was found in. */
  dentroDe: (ids: readonly number[]) => ReturnType<typeof achadosNasFontes>
}

const PODE_SER_PROTOCOLO = /^\d{11,}$/

/**
 * Tickets by protocol, number, subject, type, who they are for, or what is inside of them (MES-08). Each place tells the numbers of
 * its newest ones, asked for beforehand and within a bound: a join, an IN or an OR of what other tables find would read the whole
 * table, and so would a walk to a word that only old tickets have.
 */
export const comTermo = async (banco: Executor, sessao: Sessao, termo: string): Promise<AchadosPeloTermo> =>
  acharNosLugares(banco, await lugaresDoTermo(banco, sessao, termo, () => clientesComTermo(banco, termo)))

type Lugares = { clientes: ClientesDoTermo; fontes: Fonte[] }

/** Where the term is to be looked for; of a whole protocol, the ticket. */
async function lugaresDoTermo(
  banco: Executor,
  sessao: Sessao,
  termo: string,
  pedirClientes: () => Promise<ClientesDoTermo>,
): Promise<Lugares | { protocolo: string }> {
  const digitos = termo.replace(/[\s.\-/]/g, '')
  // A whole protocol names one ticket; its digits alone are in too many others to be looked for by pieces.
  if (PODE_SER_PROTOCOLO.test(digitos) && (await existeProtocolo(banco, digitos)))
    return { protocolo: digitos }
  const [clientes, comuns, nomeados] = await Promise.all([
    pedirClientes(),
    palavrasComuns(banco, lerProtocolo(termo) ?? termo),
    nomeadosNoCatalogo(banco, termo),
  ])
  const fontes = [
    ...fontesDoProprioTicket(lerProtocolo(termo) ?? termo, { comuns, clientes, tipos: nomeados.tipos }),
    ...fontesDoTermo(banco, sessao, termo, nomeados),
  ]
  return { clientes, fontes }
}

async function acharNosLugares(
  banco: Executor,
  lugares: Lugares | { protocolo: string },
): Promise<AchadosPeloTermo> {
  if ('protocolo' in lugares)
    return {
      sabidos: eq(ticket.protocolo, lugares.protocolo),
      demais: undefined,
      dentroDe: () => Promise.resolve(new Map()),
    }
  const { clientes, fontes } = lugares
  const { ids, demais } = await ticketsDasFontes(banco, fontes, ticket.id)
  return {
    sabidos: sql`${ticket.id} = any(string_to_array(${ids}, ',')::bigint[])`,
    demais: or(...demais, doClienteDemais(banco, clientes)),
    dentroDe: (quais) => achadosNasFontes(banco, fontes, quais),
  }
}

const doClienteDemais = (banco: Executor, clientes: ClientesDoTermo): SQL | undefined =>
  clientes.saoTodos ? undefined : doClienteComTermo(banco, ticket.clienteId, clientes)

type Poucos = { onde: SQL | undefined; ordem: readonly SQL[]; quantos: number }

/** The first few in this order. Of a common name they are found on the way, before any place is asked for all that it has. */
export async function poucosPeloTermo(
  banco: Executor,
  sessao: Sessao,
  termo: string,
  pedirClientes: () => Promise<ClientesDoTermo>,
  { quantos, ...quais }: Poucos,
): Promise<{ ids: number[]; haMais: boolean; dentroDe: AchadosPeloTermo['dentroDe'] }> {
  const lugares = await lugaresDoTermo(banco, sessao, termo, pedirClientes)
  const trecho = { limite: quantos, salto: 0, take: quantos }
  if ('fontes' in lugares && !lugares.clientes.saoTodos) {
    const { clientes, fontes } = lugares
    const demais = or(
      ...fontes.map((fonte) => noTicket(banco, fonte, ticket.id)),
      doClienteDemais(banco, clientes),
    )
    const ids = await primeirosNoCaminho(banco, demais, { ...quais, quantos })
    if (ids.length === quantos)
      return { ids, haMais: true, dentroDe: (dos) => achadosNasFontes(banco, fontes, dos) }
  }
  const { dentroDe, ...achados } = await acharNosLugares(banco, lugares)
  return { ...(await idsPeloTermo(banco, achados, quais, trecho)), dentroDe }
}

/** Of the first tickets that the list would show, those with the term, as far as it takes to find so many. */
async function primeirosNoCaminho(
  banco: Executor,
  tem: SQL | undefined,
  { onde, ordem, quantos }: Poucos,
): Promise<number[]> {
  const emOrdem = sql`order by ${sql.join([...ordem], sql`, `)}`
  const { rows } = await banco.execute<{ id: string }>(sql`
    select ${ticket.id} from (select ${ticket}.* from ${ticket} where ${onde ?? sql`true`} ${emOrdem} limit ${limiteNoTexto(ANDADOS)}) as ${ticket}
    where ${tem} ${emOrdem} limit ${limiteNoTexto(quantos)}`)
  return rows.map(({ id }) => Number(id))
}

/** What a row of the list itself shows: its texts, its type, its customer. */
function fontesDoProprioTicket(
  procurado: string,
  {
    comuns,
    clientes,
    tipos,
  }: { comuns: ReadonlySet<string>; clientes: ClientesDoTermo; tipos: readonly number[] },
): Fonte[] {
  const doTicket = {
    onde: null,
    tabela: ticket,
    ticketId: ticket.id,
    ordem: ticket.id,
    texto: sql<string>`null`,
  } as const
  const condicao = combinaSemMostrar(ticket.busca, procurado, comuns)
  const nomeados = [
    dosNomeados({ ...doTicket, ordem: ticket.abertoEm, coluna: ticket.tipoId, ids: tipos }),
    dosNomeados({ ...doTicket, ordem: ticket.abertoEm, coluna: ticket.clienteId, ids: clientes.ids }),
  ]
  return [
    ...(condicao ? [{ ...doTicket, condicao, linhas: linhasPelosTrigramas({ ...doTicket, condicao }) }] : []),
    ...nomeados.flatMap((nomeado) => (nomeado ? [{ ...doTicket, ...nomeado }] : [])),
  ]
}

/** Where too many have the term, so many of the tickets that the list would show are asked, from its first one. */
const ANDADOS = 1000

/**
 * Of the tickets that meet a condition those with the term, in its order: how many up to a limit, a stretch of them, and whether
 * there may be others behind them (`haMais`), which only a narrower search shows.
 */
export async function idsPeloTermo(
  banco: Executor,
  { sabidos, demais }: Pick<AchadosPeloTermo, 'sabidos' | 'demais'>,
  { onde, ordem }: { onde: SQL | undefined; ordem: readonly SQL[] },
  { limite, salto, take }: { limite: number; salto: number; take: number },
): Promise<{ ids: number[]; total: number; haMais: boolean }> {
  const emOrdem = sql`order by ${sql.join([...ordem], sql`, `)}`
  const doTicket = sql`${ticket.id}, ${ticket.abertoEm}, ${ticket.movidoEm}, ${ticket.prazoSolucaoEm}, ${ticket.protocolo}`
  const dosSabidos = sql`select ${doTicket} from ${ticket} where ${and(onde, sabidos)}`
  const andados = sql`with andados as materialized (
    select ${doTicket}, ${demais} as tem
    from (select ${ticket}.* from ${ticket} where ${onde ?? sql`true`} ${emOrdem} limit ${limiteNoTexto(ANDADOS)}) as ${ticket})`
  const quais = demais
    ? sql`select ${doTicket} from andados as ${ticket} where tem
      union all ${dosSabidos} and ${ticket.id} not in (select id from andados)`
    : dosSabidos
  const { rows } = await banco.execute<{ total: number; ids: string[] | null; andados: number }>(sql`
    ${demais && andados}
    select count(*)::int as total, (array_agg(id))[${salto + 1}::int:${salto + take}::int] as ids,
      ${demais ? sql`(select count(*)::int from andados)` : sql`0`} as andados
    from (select id from (${quais}) as ${ticket} ${emOrdem} limit ${limiteNoTexto(limite + 1)}) as ate_o_limite`)
  const { total = 0, ids, andados: lidos = 0 } = rows[0] ?? {}
  return { ids: (ids ?? []).map(Number), total, haMais: lidos === ANDADOS }
}

async function existeProtocolo(banco: Executor, protocolo: string): Promise<boolean> {
  const [achado] = await banco.select({ id: ticket.id }).from(ticket).where(eq(ticket.protocolo, protocolo))
  return achado !== undefined
}

const AMOSTRA = 200
const COMUM_A_PARTIR_DE = 1 / 5

/**
 * Words that one in five tickets has: the index would go through most of the table for them, so the others are asked of it
 * first. Known from tickets of all times, for the newest may be all alike.
 */
async function palavrasComuns(banco: Executor, termo: string): Promise<ReadonlySet<string>> {
  const palavras = palavrasDe(termo)
  if (palavras.length < 2) return new Set()
  const ultimo = banco.select({ id: max(ticket.id) }).from(ticket)
  const espalhados = sql`select (${ultimo}) * n / ${AMOSTRA} from generate_series(1, ${AMOSTRA}) as n`
  const amostra = banco
    .select({ busca: ticket.busca })
    .from(ticket)
    .where(sql`${ticket.id} = any(array(${espalhados}))`)
    .as('amostra')
  const vezes: Record<string, ReturnType<typeof quantos>> = {}
  for (const [i, palavra] of palavras.entries())
    vezes[i] = quantos(contem(amostra.busca, palavra, semMostrar))
  const [achados] = await banco.select({ ...vezes, lidos: count() }).from(amostra)
  const { lidos = 0, ...porPalavra }: Record<string, number> = achados ?? {}
  const ehComum = (_: string, i: number) => (porPalavra[i] ?? 0) >= Math.max(1, lidos * COMUM_A_PARTIR_DE)
  const comuns = palavras.filter(ehComum)
  return new Set(comuns.length < palavras.length ? comuns : [])
}
