import { and, asc, eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { ticketVisao } from './tabelas.ts'

const visao = { id: ticketVisao.id, nome: ticketVisao.nome, filtros: ticketVisao.filtros }

export function visoesDe(banco: Executor, colaboradorId: number) {
  return banco
    .select(visao)
    .from(ticketVisao)
    .where(eq(ticketVisao.colaboradorId, colaboradorId))
    .orderBy(asc(ticketVisao.nome))
}

export async function gravarVisao(tx: Tx, nova: typeof ticketVisao.$inferInsert) {
  const [linha] = await tx
    .insert(ticketVisao)
    .values(nova)
    .onConflictDoUpdate({
      target: [ticketVisao.colaboradorId, ticketVisao.nome],
      set: { filtros: nova.filtros },
    })
    .returning(visao)
  if (!linha) throw new Error('a visão não foi gravada')
  return linha
}

/** Whether there was one of that person to delete. */
export async function apagarVisaoDe(tx: Tx, colaboradorId: number, visaoId: number): Promise<boolean> {
  const apagadas = await tx
    .delete(ticketVisao)
    .where(and(eq(ticketVisao.id, visaoId), eq(ticketVisao.colaboradorId, colaboradorId)))
    .returning({ id: ticketVisao.id })
  return apagadas.length > 0
}
