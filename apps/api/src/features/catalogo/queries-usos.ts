import { uso } from '@balcao/dominio/ajustes/tabela'
import type { SituacaoDoStatus } from '@balcao/dominio/tickets/situacoes'
import { and, count, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/banco/conexao.ts'
import { colunaDeEmUso, type TabelaDeLinhas } from '../ajustes/queries-linhas.ts'
import { automacao } from '../automacoes/tabelas.ts'
import { faqArtigo } from '../faq/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import {
  motivoFinalizacao,
  ticketEtapa,
  ticketOrigem,
  ticketStatus,
  ticketTipo,
} from '../tickets/nucleo/tabelas-catalogo.ts'

export const quantos = async (banco: Executor, tabela: PgTable, onde: SQL | undefined): Promise<number> => {
  const [linha] = await banco.select({ total: count() }).from(tabela).where(onde)
  return linha?.total ?? 0
}

const emAberto = (onde: SQL) => and(onde, isNull(ticket.finalizadoEm), isNull(ticket.arquivadoEm))

/** Steps of types as they are opened today, and of former publications in which there are open tickets. */
const daEtapa = (onde: SQL) => and(onde, sql`(${EM_VIGOR} or ${COM_TICKETS})`)

const EM_VIGOR = sql`exists (select 1 from ${ticketTipo} where ${ticketTipo.id} = ${ticketEtapa.tipoId}
  and ${ticketTipo.ativo} and ${ticketTipo.publicacao} = ${ticketEtapa.publicacao})`

const COM_TICKETS = sql`exists (select 1 from ${ticket} t join ${ticketEtapa} dela on dela.id = t.etapa_id
  where dela.tipo_id = ${ticketEtapa.tipoId} and dela.publicacao = ${ticketEtapa.publicacao}
    and t.finalizado_em is null and t.arquivado_em is null)`

/** Automations that are on and name it. */
const naAutomacao = (onde: SQL) => and(eq(automacao.ativa, true), isNull(automacao.excluidaEm), onde)

export async function usosDoSetor(banco: Executor, id: number): Promise<string[]> {
  const citado = sql`(${automacao.se} -> 'setores' @> ${JSON.stringify(id)}::jsonb
    or ${automacao.entao} @> ${JSON.stringify([{ setor: id }])}::jsonb)`
  return [
    ...uso(
      await quantos(banco, ticket, emAberto(eq(ticket.setorId, id))),
      'ticket aberto na fila dele',
      'tickets abertos na fila dele',
    ),
    ...uso(
      await quantos(banco, ticketEtapa, daEtapa(eq(ticketEtapa.setorId, id))),
      'etapa por que passam tickets',
      'etapas por que passam tickets',
    ),
    ...uso(
      await quantos(banco, automacao, naAutomacao(citado)),
      'automação ligada que o cita',
      'automações ligadas que o citam',
    ),
  ]
}

export async function usosDoMenu(banco: Executor, id: number): Promise<string[]> {
  const tipos = and(eq(ticketTipo.menuId, id), eq(ticketTipo.ativo, true))
  return uso(await quantos(banco, ticketTipo, tipos), 'tipo em uso nele', 'tipos em uso nele')
}

/** What the rules look for must be there, whatever it is called. */
const ULTIMA: Partial<Record<SituacaoDoStatus, string>> = {
  ABERTO: 'é a única que diz que o ticket está aberto',
  FINALIZADO: 'é a única que diz que o ticket acabou: nenhum poderia ser finalizado',
}

export async function usosDaSituacao(banco: Executor, id: number): Promise<string[]> {
  const [esta] = await banco
    .select({ situacao: ticketStatus.situacao })
    .from(ticketStatus)
    .where(eq(ticketStatus.id, id))
  const ultima = esta && ULTIMA[esta.situacao]
  const outras =
    esta &&
    and(eq(ticketStatus.situacao, esta.situacao), eq(ticketStatus.ativo, true), ne(ticketStatus.id, id))
  return [
    ...uso(
      await quantos(banco, ticket, emAberto(eq(ticket.statusId, id))),
      'ticket aberto nela',
      'tickets abertos nela',
    ),
    ...uso(
      await quantos(banco, ticketEtapa, daEtapa(eq(ticketEtapa.statusId, id))),
      'etapa por que passam tickets',
      'etapas por que passam tickets',
    ),
    ...(ultima && (await quantos(banco, ticketStatus, outras)) === 0 ? [ultima] : []),
  ]
}

/** By which the portal itself opens tickets. */
const DO_PORTAL: Readonly<Record<string, string>> = {
  EMAIL: 'é por ela que entram os tickets que chegam por e-mail',
  WHATSAPP: 'é por ela que entram os tickets que chegam pelo WhatsApp',
  PORTAL: 'é por ela que entram os tickets que o próprio cliente abre',
}

export async function usosDaOrigem(banco: Executor, id: number): Promise<string[]> {
  const [esta] = await banco
    .select({ chave: ticketOrigem.chave })
    .from(ticketOrigem)
    .where(eq(ticketOrigem.id, id))
  const doPortal = esta && DO_PORTAL[esta.chave]
  return doPortal ? [doPortal] : []
}

/** Types of which no ticket could end that way any more. */
export async function usosDoMotivoDeFinalizacao(banco: Executor, id: number): Promise<string[]> {
  const [este] = await banco
    .select({ tipoId: motivoFinalizacao.tipoId, conclui: motivoFinalizacao.conclui })
    .from(motivoFinalizacao)
    .where(eq(motivoFinalizacao.id, id))
  if (!este) return []
  const { tipoId, conclui } = este
  const semOutro = sql`not exists (select 1 from ${motivoFinalizacao} where ${and(
    ne(motivoFinalizacao.id, id),
    eq(motivoFinalizacao.ativo, true),
    eq(motivoFinalizacao.conclui, conclui),
    sql`(${motivoFinalizacao.tipoId} is null or ${motivoFinalizacao.tipoId} = ${ticketTipo.id})`,
  )})`
  const tipos = and(
    eq(ticketTipo.ativo, true),
    tipoId === null ? undefined : eq(ticketTipo.id, tipoId),
    semOutro,
  )
  const como = conclui ? 'concluir os seus tickets' : 'abandonar os seus tickets'
  return uso(
    await quantos(banco, ticketTipo, tipos),
    `tipo em uso ficaria sem motivo para ${como}`,
    `tipos em uso ficariam sem motivo para ${como}`,
  )
}

/** What is asked for and cannot be left without an answer. */
export const unicoEm =
  (tabela: TabelaDeLinhas) =>
  async (banco: Executor, id: number): Promise<string[]> =>
    (await quantos(banco, tabela, and(ne(tabela.id, id), eq(colunaDeEmUso(tabela), true)))) === 0
      ? ['é o único: não haveria o que escolher']
      : []

export const usosDoTipoDeArtigo = async (banco: Executor, id: number): Promise<string[]> =>
  uso(await quantos(banco, faqArtigo, eq(faqArtigo.tipoId, id)), 'artigo', 'artigos')
