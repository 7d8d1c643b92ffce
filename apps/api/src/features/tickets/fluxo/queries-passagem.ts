import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { setor } from '../../setores/tabelas.ts'
import type { LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { ticket } from '../nucleo/tabelas.ts'

const abertosDe = (operadorId: number) =>
  and(
    eq(ticket.operadorId, operadorId),
    isNull(ticket.finalizadoEm),
    isNull(ticket.arquivadoEm),
    isNull(ticket.unidoA),
  )

export const contarTicketsDe = (banco: Executor, operadorId: number): Promise<number> =>
  banco.$count(ticket, abertosDe(operadorId))

/** The open tickets of a person, by the sector in which they are. */
export const ticketsPorSetorDe = (banco: Executor, operadorId: number) =>
  banco
    .select({ id: setor.id, nome: setor.nome, tickets: count() })
    .from(ticket)
    .innerJoin(setor, eq(setor.id, ticket.setorId))
    .where(abertosDe(operadorId))
    .groupBy(setor.id)
    .orderBy(asc(setor.id))

export const ticketsPorFilialDe = (banco: Executor, operadorId: number) =>
  banco
    .select({ filialId: ticket.filialId, total: count() })
    .from(ticket)
    .where(abertosDe(operadorId))
    .groupBy(ticket.filialId)

export const travarTicketsDe = (tx: Tx, operadorId: number): Promise<LinhaDoTicket[]> =>
  tx.select().from(ticket).where(abertosDe(operadorId)).orderBy(asc(ticket.id)).for('update')
