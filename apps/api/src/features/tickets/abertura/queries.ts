import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { ticket, ticketItem, ticketMotivo, ticketNota, ticketProrrogacao } from '../nucleo/tabelas.ts'

/** Numbers given before the row exists: the protocol carries the number of its own ticket. */
export async function proximoNumero(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('ticket', 'id')) as id`,
  )
  return Number(rows[0]?.id)
}

export type NovaLinha = typeof ticket.$inferInsert

export async function inserirTicket(tx: Tx, nova: NovaLinha): Promise<void> {
  await tx.insert(ticket).values(nova)
}

export type NovoItem = Omit<typeof ticketItem.$inferInsert, 'ticketId'>
export type PartesDoTicket = {
  itens?: readonly NovoItem[]
  notas?: readonly number[]
  motivos?: readonly { motivoId: number; observacao?: string | null }[]
  prorrogacao?: Omit<typeof ticketProrrogacao.$inferInsert, 'ticketId'> | null
}

/** Those of another type mean nothing in this one. */
export async function apagarMotivos(tx: Tx, ticketId: number): Promise<void> {
  await tx.delete(ticketMotivo).where(eq(ticketMotivo.ticketId, ticketId))
}

export type ItemInserido = { id: number; notaItemId: number | null }

export async function inserirPartes(
  tx: Tx,
  ticketId: number,
  { itens = [], notas = [], motivos = [], prorrogacao = null }: PartesDoTicket,
): Promise<ItemInserido[]> {
  const inseridos =
    itens.length > 0
      ? await tx
          .insert(ticketItem)
          .values(itens.map((item) => ({ ...item, ticketId })))
          .returning({ id: ticketItem.id, notaItemId: ticketItem.notaItemId })
      : []
  if (notas.length > 0) await tx.insert(ticketNota).values(notas.map((notaId) => ({ ticketId, notaId })))
  if (motivos.length > 0)
    await tx.insert(ticketMotivo).values(
      motivos.map(({ motivoId, observacao = null }, i) => ({
        ticketId,
        nivel: i + 1,
        motivoId,
        observacao,
      })),
    )
  if (prorrogacao) await tx.insert(ticketProrrogacao).values({ ...prorrogacao, ticketId })
  return inseridos
}
