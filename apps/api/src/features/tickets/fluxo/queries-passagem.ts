import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
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

export const travarTicketsDe = (tx: Tx, operadorId: number): Promise<LinhaDoTicket[]> =>
  tx.select().from(ticket).where(abertosDe(operadorId)).orderBy(asc(ticket.id)).for('update')
