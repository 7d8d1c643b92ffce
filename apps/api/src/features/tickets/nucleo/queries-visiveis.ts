import { and, eq } from 'drizzle-orm'
import { comandoDaSessao } from '../../../comando-da-sessao.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { ticket } from './tabelas.ts'
import { ticketVisivel } from './visibilidade.ts'

const visivelPorId = comandoDaSessao((banco, sessao, { id }: { id: number }) =>
  banco
    .select({
      id: ticket.id,
      tipoId: ticket.tipoId,
      etapaId: ticket.etapaId,
      setorId: ticket.setorId,
      filialId: ticket.filialId,
      clienteId: ticket.clienteId,
    })
    .from(ticket)
    .where(and(eq(ticket.id, id), ticketVisivel(banco, sessao))),
)

/** Null when there is none, and when it is not for this session to see. */
export async function ticketVisivelPorId(banco: Executor, sessao: Sessao, id: number) {
  const [encontrado] = await visivelPorId(banco, sessao, { id })
  return encontrado ?? null
}

export type TicketVisivel = NonNullable<Awaited<ReturnType<typeof ticketVisivelPorId>>>

/** Whether the session may know of this ticket at all. */
export async function ticketExiste(banco: Executor, sessao: Sessao, id: number): Promise<boolean> {
  return (await ticketVisivelPorId(banco, sessao, id)) !== null
}

/** By name, those of these that the session may know of. */
export const ticketsCitados = (banco: Executor, sessao: Sessao, ids: readonly number[]) =>
  banco
    .select({ id: ticket.id, protocolo: ticket.protocolo })
    .from(ticket)
    .where(and(umDe(ticket.id, ids), ticketVisivel(banco, sessao)))

export async function ticketVisivelPorProtocolo(banco: Executor, sessao: Sessao, protocolo: string) {
  const [linha] = await banco
    .select({ id: ticket.id })
    .from(ticket)
    .where(and(eq(ticket.protocolo, protocolo), ticketVisivel(banco, sessao)))
  return linha?.id ?? null
}
