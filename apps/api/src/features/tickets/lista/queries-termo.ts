import { lerProtocolo } from '@balcao/dominio/tickets/protocolo'
import { count, eq, max, or, type SQL, sql } from 'drizzle-orm'
import { combina, palavrasDe } from '../../../platform/banco/busca.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { quantos } from '../../../platform/banco/contagem.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { algunsClientesComTermo, clientesComTermo, doClienteComTermo } from '../../clientes/queries-termo.ts'
import { ticket } from '../nucleo/tabelas.ts'
import {
  achadosNasFontes,
  fontesDoTermo,
  nomeadosNoCatalogo,
  ticketsDasFontes,
} from './queries-por-dentro.ts'

/** `clientesDemais`: the term names more customers than were looked for. */
type AchadosPeloTermo = {
  onde: SQL
  clientesDemais: boolean
  /** What in the inside of these tickets the term was found in. */
  dentroDe: (ids: readonly number[]) => ReturnType<typeof achadosNasFontes>
}

const PODE_SER_PROTOCOLO = /^\d{11,}$/

/**
 * Tickets by protocol, number, subject, type, who they are for, or what is inside of them (MES-08). What other tables find comes
 * as arrays of ids, which the indexes of the ticket answer; a join or an IN beside an OR would read the whole table.
 */
export async function comTermo(
  banco: Executor,
  sessao: Sessao,
  termo: string,
  pedirClientes = () => clientesComTermo(banco, termo),
): Promise<AchadosPeloTermo> {
  const digitos = termo.replace(/[\s.\-/]/g, '')
  // A whole protocol names one ticket; its digits alone are in too many others to be looked for by pieces.
  if (PODE_SER_PROTOCOLO.test(digitos) && (await existeProtocolo(banco, digitos)))
    return {
      onde: eq(ticket.protocolo, digitos),
      clientesDemais: false,
      dentroDe: () => Promise.resolve(new Map()),
    }
  const procurado = lerProtocolo(termo) ?? termo
  const doCatalogo = nomeadosNoCatalogo(banco, termo).then(async (nomeados) => {
    const fontes = fontesDoTermo(banco, sessao, termo, nomeados)
    return { ...nomeados, fontes, porDentro: await ticketsDasFontes(banco, fontes, ticket.id) }
  })
  const [clientes, comuns, { tipos, fontes, porDentro }] = await Promise.all([
    pedirClientes(),
    palavrasComuns(banco, procurado),
    doCatalogo,
  ])
  const onde = or(
    combina(ticket.busca, procurado, comuns),
    doClienteComTermo(banco, ticket.clienteId, clientes),
    tipos.length > 0 ? umDe(ticket.tipoId, tipos) : undefined,
    ...porDentro,
  ) as SQL
  return {
    onde,
    clientesDemais: !clientes.saoTodos,
    dentroDe: (ids) => achadosNasFontes(banco, fontes, ids),
  }
}

/** Tickets of some of the customers that the term names: found sooner than those of all, and as a rule enough to count. */
export const deAlgunsClientes = (banco: Executor, sessao: Sessao, termo: string): SQL =>
  sql`${ticket.clienteId} = any(array(${algunsClientesComTermo(banco, sessao, termo)}))`

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
  for (const [i, palavra] of palavras.entries()) vezes[i] = quantos(combina(amostra.busca, palavra) as SQL)
  const [achados] = await banco.select({ ...vezes, lidos: count() }).from(amostra)
  const { lidos = 0, ...porPalavra }: Record<string, number> = achados ?? {}
  const ehComum = (_: string, i: number) => (porPalavra[i] ?? 0) >= Math.max(1, lidos * COMUM_A_PARTIR_DE)
  const comuns = palavras.filter(ehComum)
  return new Set(comuns.length < palavras.length ? comuns : [])
}
