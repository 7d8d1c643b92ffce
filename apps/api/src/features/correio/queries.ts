import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { EnvioGravado } from '../../fatos.ts'
import { comandoFixo } from '../../platform/banco/comando-fixo.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { adicionarTarefa } from '../../platform/jobs/agendar.ts'
import type { CatalogoDeTarefas } from '../../tarefas/catalogo.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { ticket, ticketHistorico } from '../tickets/nucleo/tabelas.ts'
import { ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { correioMensagem } from './tabelas.ts'

export type Correio = typeof correioMensagem.$inferSelect

export async function inserirCorreio(tx: Tx, nova: typeof correioMensagem.$inferInsert): Promise<void> {
  await tx.insert(correioMensagem).values(nova).onConflictDoNothing()
}

/** With the queue's own intervals, about a day. */
const TENTATIVAS = 13

const tarefaDoCorreio = (id: SQL, origem: string): SQL =>
  adicionarTarefa({
    tarefa: 'enviar-correio' satisfies keyof CatalogoDeTarefas,
    dados: sql`json_build_object('correioId', ${id}, 'origem', ${origem}::text)`,
    chave: sql`'correio-' || ${id}`,
    tentativas: TENTATIVAS,
  })

/** Written down and given to the queue in one go; nothing when there is one already for that entry. */
export async function porCorreioNaFila(
  tx: Tx,
  nova: typeof correioMensagem.$inferInsert,
  origem: string,
): Promise<void> {
  const gravar = tx
    .insert(correioMensagem)
    .values(nova)
    .onConflictDoNothing()
    .returning({ id: correioMensagem.id })
  await tx.execute(sql`with nova as ${gravar} select 1 from nova, ${tarefaDoCorreio(sql`nova.id`, origem)}`)
}

export async function agendarCorreio(tx: Tx, correioId: number, origem: string): Promise<void> {
  await tx.execute(sql`select 1 from ${tarefaDoCorreio(sql`${correioId}::bigint`, origem)}`)
}

/** Enough for any mail program to find the conversation. */
const ULTIMAS_DO_FIO = 20

const antesDaMensagem = comandoFixo((banco, { ticketId }: { ticketId: number }) => {
  const { messageId } = correioMensagem
  const doTicket = sql`${correioMensagem.ticketId} = ${ticket.id} order by ${correioMensagem.id}`
  const ultimas = sql`select * from ${correioMensagem} where ${doTicket} desc limit ${sql.raw(String(ULTIMAS_DO_FIO))}`
  return banco
    .select({
      protocolo: ticket.protocolo,
      assunto: ticket.assunto,
      tipo: ticketTipo.descricao,
      primeira: sql<string | null>`(select ${messageId} from ${correioMensagem} where ${doTicket} limit 1)`,
      ultimas: sql<
        string[]
      >`array(select ultimas.message_id from (${ultimas}) as ultimas order by ultimas.id)`,
    })
    .from(ticket)
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .where(eq(ticket.id, ticketId))
})

/** What the subject of a ticket's messages is made of; and their ids, oldest first: the first of all and the last few. */
export async function assuntoEFio(tx: Tx, ticketId: number) {
  const [linha] = await antesDaMensagem(tx, { ticketId })
  if (!linha) throw new Error(`o ticket ${ticketId} não existe`)
  const { primeira, ultimas, ...assunto } = linha
  return { ...assunto, fio: [...new Set([...(primeira === null ? [] : [primeira]), ...ultimas])] }
}

export async function correioPorId(banco: Executor, id: number): Promise<Correio | null> {
  const [linha] = await banco.select().from(correioMensagem).where(eq(correioMensagem.id, id))
  return linha ?? null
}

/** Held until the transaction ends. */
export async function travarCorreio(tx: Tx, id: number): Promise<Correio | null> {
  const [linha] = await tx.select().from(correioMensagem).where(eq(correioMensagem.id, id)).for('update')
  return linha ?? null
}

/** One that left with that id, held. */
export async function travarSaidaPorMessageId(tx: Tx, messageId: string): Promise<Correio | null> {
  const [linha] = await tx
    .select()
    .from(correioMensagem)
    .where(and(eq(correioMensagem.messageId, messageId), eq(correioMensagem.direcao, 'SAIDA')))
    .for('update')
  return linha ?? null
}

export async function gravarEstado(
  tx: Tx,
  id: number,
  campos: Pick<Correio, 'estado' | 'motivo' | 'estadoEm'> & Partial<Pick<Correio, 'tentativas' | 'para'>>,
): Promise<void> {
  await tx.update(correioMensagem).set(campos).where(eq(correioMensagem.id, id))
}

/** ALC-01 Of these entries, what left for them. */
export async function correioDasEntradas(banco: Executor, historicoIds: number[]): Promise<EnvioGravado[]> {
  const linhas = await banco
    .select({
      id: correioMensagem.id,
      historicoId: correioMensagem.historicoId,
      especie: correioMensagem.especie,
      estado: correioMensagem.estado,
      motivo: correioMensagem.motivo,
      estadoEm: correioMensagem.estadoEm,
      para: correioMensagem.para,
      copias: correioMensagem.copias,
    })
    .from(correioMensagem)
    .where(and(umDe(correioMensagem.historicoId, historicoIds), eq(correioMensagem.direcao, 'SAIDA')))
  return linhas.map(({ especie, ...linha }) => ({
    ...linha,
    via: 'EMAIL',
    arquivo: null,
    automatico: especie === 'CONFIRMACAO',
  }))
}

/** All that a message says of its ticket and its entry. */
export async function partesDaCarta(banco: Executor, { ticketId, historicoId }: Correio) {
  const [linha] = await banco
    .select({
      filialId: ticket.filialId,
      protocolo: ticket.protocolo,
      contatoNome: ticket.contatoNome,
      filial: filial.nome,
      acao: ticketHistorico.acao,
      mensagem: ticketHistorico.mensagem,
      autor: colaborador.nome,
    })
    .from(ticketHistorico)
    .innerJoin(ticket, eq(ticket.id, ticketHistorico.ticketId))
    .innerJoin(filial, eq(filial.id, ticket.filialId))
    .leftJoin(colaborador, eq(colaborador.id, ticketHistorico.colaboradorId))
    .where(and(eq(ticketHistorico.id, historicoId ?? 0), eq(ticket.id, ticketId)))
  if (!linha) throw new Error(`a entrada ${historicoId} não é do ticket ${ticketId}`)
  return linha
}
