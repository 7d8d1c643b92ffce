import type { Fatos } from '@balcao/dominio/automacoes/condicoes'
import type { Quando } from '@balcao/dominio/automacoes/quando'
import type { DoTicket } from '@balcao/dominio/tickets/valores-do-ticket'
import { and, asc, count, eq, exists, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador, colaboradorFilial } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { motivosDoTicket, notasDoTicket } from '../tickets/detalhe/queries.ts'
import { etiquetasDoTicket } from '../tickets/nucleo/queries-etiquetas.ts'
import type { LinhaDoTicket } from '../tickets/nucleo/queries-mudanca.ts'
import { ticket, ticketMotivo } from '../tickets/nucleo/tabelas.ts'
import { ticketEtapa, ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { ticketVisivel } from '../tickets/nucleo/visibilidade.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import type { AutomacaoGravada } from './queries-escrita.ts'
import { automacao, automacaoExecucao } from './tabelas.ts'

const emUso = (quais: SQL): SQL | undefined =>
  and(quais, eq(automacao.ativa, true), isNull(automacao.excluidaEm))

export async function haRegraAtiva(tx: Tx, quando: Quando): Promise<boolean> {
  const [uma] = await tx
    .select({ id: automacao.id })
    .from(automacao)
    .where(emUso(eq(automacao.quando, quando)))
    .limit(1)
  return uma !== undefined
}

/** Rules that were on when it happened, the oldest first. */
export const regrasLigadasEm = (banco: Executor, quandos: Quando[], em: Date): Promise<AutomacaoGravada[]> =>
  banco
    .select()
    .from(automacao)
    .where(emUso(and(inArray(automacao.quando, quandos), lte(automacao.ativadaEm, em)) as SQL))
    .orderBy(asc(automacao.id))

/** As it is now: it may have been switched off since it was listed. */
export async function regraLigada(tx: Tx, id: number): Promise<AutomacaoGravada | null> {
  const [linha] = await tx
    .select()
    .from(automacao)
    .where(emUso(eq(automacao.id, id)))
  return linha ?? null
}

/** Nobody's eyes: a rule of the business acts on any ticket. */
export async function travarParaAutomacao(tx: Tx, ticketId: number): Promise<LinhaDoTicket | null> {
  const [linha] = await tx.select().from(ticket).where(eq(ticket.id, ticketId)).for('update')
  return linha ?? null
}

export async function fatosDoTicket(banco: Executor, linha: LinhaDoTicket): Promise<Fatos> {
  const { id, tipoId, clienteId, setorId, filialId } = linha
  const motivos = await banco
    .select({ id: ticketMotivo.motivoId })
    .from(ticketMotivo)
    .where(eq(ticketMotivo.ticketId, id))
  const etiquetas = (await etiquetasDoTicket(banco, id)).map((etiqueta) => etiqueta.id)
  return { tipoId, clienteId, setorId, filialId, motivos: motivos.map((motivo) => motivo.id), etiquetas }
}

type Execucao = typeof automacaoExecucao.$inferInsert

/** Null when this happening already had this rule. */
export async function reservarExecucao(tx: Tx, nova: Execucao): Promise<number | null> {
  const [linha] = await tx
    .insert(automacaoExecucao)
    .values(nova)
    .onConflictDoNothing()
    .returning({ id: automacaoExecucao.id })
  return linha?.id ?? null
}

export async function concluirExecucao(
  tx: Tx,
  id: number,
  feita: Pick<Execucao, 'situacao' | 'resultados' | 'historicoId'>,
): Promise<void> {
  await tx.update(automacaoExecucao).set(feita).where(eq(automacaoExecucao.id, id))
}

/** For which happenings of these tickets the rule has run, as `${ticketId} ${chave}`. */
export async function jaExecutadas(
  banco: Executor,
  automacaoId: number,
  ticketIds: number[],
): Promise<ReadonlySet<string>> {
  const linhas = await banco
    .select({ ticketId: automacaoExecucao.ticketId, chave: automacaoExecucao.chave })
    .from(automacaoExecucao)
    .where(and(eq(automacaoExecucao.automacaoId, automacaoId), umDe(automacaoExecucao.ticketId, ticketIds)))
  return new Set(linhas.map(({ ticketId, chave }) => `${ticketId} ${chave}`))
}

/** How often rules acted on a ticket since then; those that were held back did not. */
export async function contarNoTicket(tx: Tx, ticketId: number, desde: Date): Promise<number> {
  const [linha] = await tx
    .select({ vezes: count() })
    .from(automacaoExecucao)
    .where(
      and(
        eq(automacaoExecucao.ticketId, ticketId),
        gte(automacaoExecucao.executadaEm, desde),
        sql`${automacaoExecucao.situacao} <> 'FREADA'`,
      ),
    )
  return linha?.vezes ?? 0
}

const MAXIMO_DE_AVISADOS = 50

/** MES-10 Managers, and the supervisors of the branch: all of them see the ticket. */
export function quemSupervisiona(banco: Executor, { filialId }: { filialId: number }) {
  const daFilial = banco
    .select({ um: sql`1` })
    .from(colaboradorFilial)
    .where(and(eq(colaboradorFilial.colaboradorId, colaborador.id), eq(colaboradorFilial.filialId, filialId)))
  return banco
    .select({ id: colaborador.id })
    .from(colaborador)
    .where(
      and(
        eq(colaborador.ativo, true),
        or(eq(colaborador.tipo, 'GERENTE'), and(eq(colaborador.tipo, 'SUPERVISOR'), exists(daFilial))),
      ),
    )
    .orderBy(asc(colaborador.id))
    .limit(MAXIMO_DE_AVISADOS)
}

export async function ve(banco: Executor, sessao: Sessao, ticketId: number): Promise<boolean> {
  const [linha] = await banco
    .select({ id: ticket.id })
    .from(ticket)
    .where(and(eq(ticket.id, ticketId), ticketVisivel(banco, sessao)))
  return linha !== undefined
}

/** As much of a ticket as a reply may say, and whose it is. */
export async function oQueORespostaDiz(
  banco: Executor,
  linha: LinhaDoTicket,
): Promise<DoTicket & { responsavel: string | null }> {
  const [nomes] = await banco
    .select({
      cliente: { fant: cliente.fantasia, razSoc: cliente.razaoSocial },
      tipo: ticketTipo.descricao,
      setor: setor.nome,
      etapa: ticketEtapa.nome,
      transportadora: transportadora.razaoSocial,
      filial: filial.nome,
      responsavel: colaborador.nome,
    })
    .from(ticket)
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .innerJoin(ticketEtapa, eq(ticketEtapa.id, ticket.etapaId))
    .innerJoin(setor, eq(setor.id, ticket.setorId))
    .innerJoin(filial, eq(filial.id, ticket.filialId))
    .leftJoin(cliente, eq(cliente.id, ticket.clienteId))
    .leftJoin(transportadora, eq(transportadora.id, ticket.transportadoraId))
    .leftJoin(colaborador, eq(colaborador.id, ticket.operadorId))
    .where(eq(ticket.id, linha.id))
  if (!nomes) throw new Error(`o ticket ${linha.id} não existe`)
  const motivos = await motivosDoTicket(banco, linha.id)
  const notas = await notasDoTicket(banco, linha.id)
  return {
    protocolo: linha.protocolo,
    assunto: linha.assunto,
    cliente: nomes.cliente,
    consumidor: linha.consumidorNome === null ? null : { nome: linha.consumidorNome },
    notas: notas.map(({ numero }) => ({ numNf: numero })),
    tipo: { desc: nomes.tipo },
    motivos,
    setor: { nome: nomes.setor },
    etapa: { nome: nomes.etapa },
    prazos: { solucao: { em: linha.prazoSolucaoEm?.toISOString() ?? null } },
    transportadora: nomes.transportadora === null ? null : { razSoc: nomes.transportadora },
    filial: { desc: nomes.filial },
    responsavel: nomes.responsavel,
  }
}
