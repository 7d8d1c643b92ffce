import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { travar } from '../../../platform/banco/transacao.ts'
import { ticket, ticketHistorico } from './tabelas.ts'

/** The ticket itself, held; no session: what comes from outside is nobody's. */
export const travarTicketSemSessao = (tx: Tx, ticketId: number) => travar(tx, ticket, eq(ticket.id, ticketId))

const colunas = {
  id: ticketHistorico.id,
  criadoEm: ticketHistorico.criadoEm,
  colaboradorId: ticketHistorico.colaboradorId,
  /** How the customer was told of it outside the portal. */
  contato: sql<string | null>`${ticketHistorico.dados} ->> 'contato'`,
}

export async function entradaRespondida(tx: Tx, historicoId: number) {
  const [linha] = await tx.select(colunas).from(ticketHistorico).where(eq(ticketHistorico.id, historicoId))
  if (!linha) throw new Error(`a entrada ${historicoId} não existe`)
  return linha
}

/** What else was said in the ticket from that entry on. */
export const outrasFalas = (
  tx: Tx,
  ticketId: number,
  { id, criadoEm }: Pick<Awaited<ReturnType<typeof entradaRespondida>>, 'id' | 'criadoEm'>,
) =>
  tx
    .select(colunas)
    .from(ticketHistorico)
    .where(
      and(
        eq(ticketHistorico.ticketId, ticketId),
        ne(ticketHistorico.id, id),
        inArray(ticketHistorico.acao, ['MENSAGEM', 'FINALIZACAO']),
        gte(ticketHistorico.criadoEm, criadoEm),
      ),
    )

/** When entries that had been refused were accepted at last and became the first answer, by the entry. */
export async function respostasContadas(tx: Tx, ticketId: number): Promise<Map<number, Date>> {
  const linhas = await tx
    .select({
      entrada: sql<string>`${ticketHistorico.dados} ->> 'resposta'`,
      em: ticketHistorico.criadoEm,
    })
    .from(ticketHistorico)
    .where(and(eq(ticketHistorico.ticketId, ticketId), eq(ticketHistorico.acao, 'RESPOSTA_CONTADA')))
    .orderBy(asc(ticketHistorico.id))
  return new Map(linhas.map(({ entrada, em }) => [Number(entrada), em]))
}
