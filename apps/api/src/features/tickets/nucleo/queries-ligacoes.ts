import type { Ligacao } from '@balcao/dominio/tickets/ligacoes/regras'
import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { comandoDaSessao } from '../../../comando-da-sessao.ts'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { deleOuUnido, eleEOsUnidos } from './queries-uniao.ts'
import { ticket } from './tabelas.ts'
import { ticketEtapa, ticketStatus } from './tabelas-catalogo.ts'
import { ticketLigacao } from './tabelas-equipe.ts'
import { clienteDoTicketVisivel, ticketVisivel } from './visibilidade.ts'

const colunas = { deId: ticketLigacao.deId, paraId: ticketLigacao.paraId, tipo: ticketLigacao.tipo }

/** More than a screen shows, were many to become part of one. */
const MAXIMO_LIDO = 200

const doGrupo = comandoFixo((banco, { ticketId }: { ticketId: number }) =>
  banco
    .select({
      ...colunas,
      grupo: sql<number[]>`${eleEOsUnidos(ticketId)}`.mapWith((ids: unknown[]) => ids.map(Number)),
    })
    .from(ticketLigacao)
    .where(or(deleOuUnido(ticketLigacao.deId, ticketId), deleOuUnido(ticketLigacao.paraId, ticketId)))
    .orderBy(desc(ticketLigacao.id))
    .limit(limiteNoTexto(MAXIMO_LIDO)),
)

/** MES-06/uniao Links of a ticket and of all that became part of it. Of whom nothing may be shown yet: see `ticketsLigados`. */
export async function ligacoesDoTicket(
  banco: Executor,
  ticketId: number,
): Promise<{ ligacoes: Ligacao[]; unidos: number[] }> {
  const ligacoes = await doGrupo(banco, { ticketId })
  const grupo = ligacoes[0]?.grupo ?? []
  return { ligacoes, unidos: grupo.filter((id) => id !== ticketId) }
}

const ligados = comandoDaSessao((banco, sessao, { ids }: { ids: readonly number[] }) =>
  banco
    .select({
      id: ticket.id,
      protocolo: ticket.protocolo,
      assunto: ticket.assunto,
      filialId: ticket.filialId,
      cliente: { razSoc: cliente.razaoSocial, fant: cliente.fantasia },
      consumidorNome: ticket.consumidorNome,
      etapa: ticketEtapa.nome,
      status: { id: ticketStatus.id, label: ticketStatus.label, cor: ticketStatus.cor },
      arquivadoEm: ticket.arquivadoEm,
      unidoA: ticket.unidoA,
      finalizadoEm: ticket.finalizadoEm,
      prazoRespostaEm: ticket.prazoRespostaEm,
      respondidoEm: ticket.respondidoEm,
      prazoSolucaoEm: ticket.prazoSolucaoEm,
      pausadoEm: ticket.pausadoEm,
    })
    .from(ticket)
    .innerJoin(ticketStatus, eq(ticketStatus.id, ticket.statusId))
    .innerJoin(ticketEtapa, eq(ticketEtapa.id, ticket.etapaId))
    .leftJoin(cliente, and(eq(cliente.id, ticket.clienteId), clienteDoTicketVisivel(banco, sessao)))
    .where(and(umDe(ticket.id, ids), ticketVisivel(banco, sessao))),
)

/** Those of these that the session sees, with what the side column shows of them. */
export const ticketsLigados = (banco: Executor, sessao: Sessao, ids: readonly number[]) =>
  ids.length === 0 ? Promise.resolve([]) : ligados(banco, sessao, { ids })

export type TicketLigado = Awaited<ReturnType<typeof ticketsLigados>>[number]

const oPar = (um: number, outro: number): SQL | undefined =>
  or(
    and(eq(ticketLigacao.deId, um), eq(ticketLigacao.paraId, outro)),
    and(eq(ticketLigacao.deId, outro), eq(ticketLigacao.paraId, um)),
  )

export async function ligacaoEntre(banco: Executor, um: number, outro: number): Promise<Ligacao | null> {
  const [linha] = await banco.select(colunas).from(ticketLigacao).where(oPar(um, outro))
  return linha ?? null
}

/** How many links a ticket has, whoever may see them. */
export async function contarLigacoes(banco: Executor, ticketId: number): Promise<number> {
  const [linha] = await banco
    .select({ total: count() })
    .from(ticketLigacao)
    .where(or(eq(ticketLigacao.deId, ticketId), eq(ticketLigacao.paraId, ticketId)))
  return linha?.total ?? 0
}

export async function inserirLigacao(tx: Tx, nova: typeof ticketLigacao.$inferInsert): Promise<void> {
  await tx.insert(ticketLigacao).values(nova)
}

export async function apagarLigacao(tx: Tx, um: number, outro: number): Promise<void> {
  await tx.delete(ticketLigacao).where(oPar(um, outro))
}
