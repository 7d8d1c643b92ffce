import { and, asc, eq, inArray, isNull, like } from 'drizzle-orm'
import { comandoDaSessao } from '../../../comando-da-sessao.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { deleOuUnido } from './queries-uniao.ts'
import { ticket, ticketAnexo } from './tabelas.ts'
import { anexoVisivel, ticketVisivel } from './visibilidade.ts'

export const colunasDoAnexo = {
  id: ticketAnexo.id,
  ticketId: ticketAnexo.ticketId,
  historicoId: ticketAnexo.historicoId,
  itemId: ticketAnexo.itemId,
  nomeExibicao: ticketAnexo.nomeExibicao,
  midia: ticketAnexo.midia,
  tamanho: ticketAnexo.tamanho,
  interno: ticketAnexo.interno,
  criadoEm: ticketAnexo.criadoEm,
}

/** TIC-09 Files of the ticket that the session may see, in the order they came, with who sent them. */
export function anexosDoTicket(banco: Executor, sessao: Sessao, ticketId: number) {
  return banco
    .select({ ...colunasDoAnexo, autor: colaborador.nome })
    .from(ticketAnexo)
    .leftJoin(colaborador, eq(colaborador.id, ticketAnexo.criadoPor))
    .where(and(deleOuUnido(ticketAnexo.ticketId, ticketId), anexoVisivel(sessao)))
    .orderBy(asc(ticketAnexo.id))
}

const dasEntradas = comandoDaSessao((banco, sessao, { historicoIds }: { historicoIds: number[] }) =>
  banco
    .select(colunasDoAnexo)
    .from(ticketAnexo)
    .where(and(umDe(ticketAnexo.historicoId, historicoIds), anexoVisivel(sessao)))
    .orderBy(asc(ticketAnexo.id)),
)

/** Files of these entries of the history, in one go. */
export const anexosDasEntradas = (banco: Executor, sessao: Sessao, historicoIds: number[]) =>
  dasEntradas(banco, sessao, { historicoIds })

/** What of an entry the customer may have, in the order in which it came. */
export const anexosParaOCliente = (banco: Executor, historicoId: number) =>
  banco
    .select({
      id: ticketAnexo.id,
      arquivo: ticketAnexo.arquivo,
      nome: ticketAnexo.nomeExibicao,
      tipo: ticketAnexo.midia,
      tamanho: ticketAnexo.tamanho,
    })
    .from(ticketAnexo)
    .where(and(eq(ticketAnexo.historicoId, historicoId), eq(ticketAnexo.interno, false)))
    .orderBy(asc(ticketAnexo.id))

/** Files of these products, in one go. */
export function anexosDosItens(banco: Executor, sessao: Sessao, itemIds: number[]) {
  return banco
    .select(colunasDoAnexo)
    .from(ticketAnexo)
    .where(and(inArray(ticketAnexo.itemId, itemIds), anexoVisivel(sessao)))
    .orderBy(asc(ticketAnexo.id))
}

export type Anexo = Awaited<ReturnType<typeof anexosDasEntradas>>[number]

/** Where a file is kept, when both the ticket and the file are for this session to see. */
export async function anexoVisivelPorId(
  banco: Executor,
  sessao: Sessao,
  { idTicket, idAnexo }: { idTicket: number; idAnexo: number },
) {
  const [encontrado] = await banco
    .select({
      arquivo: ticketAnexo.arquivo,
      nomeExibicao: ticketAnexo.nomeExibicao,
      midia: ticketAnexo.midia,
    })
    .from(ticketAnexo)
    .innerJoin(ticket, eq(ticket.id, idTicket))
    .where(
      and(
        eq(ticketAnexo.id, idAnexo),
        deleOuUnido(ticketAnexo.ticketId, idTicket),
        anexoVisivel(sessao),
        ticketVisivel(banco, sessao),
      ),
    )
  return encontrado ?? null
}

export async function inserirAnexos(tx: Tx, novos: (typeof ticketAnexo.$inferInsert)[]): Promise<void> {
  if (novos.length > 0) await tx.insert(ticketAnexo).values(novos)
}

/** Photos of the ticket that show no product yet become those of one; answers how many did. */
export async function mostrarNoItem(
  tx: Tx,
  sessao: Sessao,
  { ticketId, itemId, anexos }: { ticketId: number; itemId: number; anexos: number[] },
): Promise<number> {
  const linhas = await tx
    .update(ticketAnexo)
    .set({ itemId })
    .where(
      and(
        umDe(ticketAnexo.id, anexos),
        eq(ticketAnexo.ticketId, ticketId),
        isNull(ticketAnexo.itemId),
        like(ticketAnexo.midia, 'image/%'),
        anexoVisivel(sessao),
      ),
    )
    .returning({ id: ticketAnexo.id })
  return linhas.length
}

/** Which of these stored files some ticket has; no session: it is about the files, not about who sees them. */
export async function arquivosEmUso(banco: Executor, arquivos: string[]): Promise<string[]> {
  const linhas = await banco
    .select({ arquivo: ticketAnexo.arquivo })
    .from(ticketAnexo)
    .where(inArray(ticketAnexo.arquivo, arquivos))
  return linhas.map(({ arquivo }) => arquivo)
}
