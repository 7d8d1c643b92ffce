import { and, asc, eq, sql } from 'drizzle-orm'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import { ticket, ticketItem, ticketMotivo, ticketNota, ticketProrrogacao } from '../nucleo/tabelas.ts'
import { ticketEtapa, ticketTipo } from '../nucleo/tabelas-catalogo.ts'

const comeco = comandoFixo((banco, { tipoId }: { tipoId: number }) => {
  const primeira = banco
    .select({ id: ticketEtapa.id, setorId: ticketEtapa.setorId, statusId: ticketEtapa.statusId })
    .from(ticketEtapa)
    .innerJoin(
      ticketTipo,
      and(eq(ticketTipo.id, ticketEtapa.tipoId), eq(ticketTipo.publicacao, ticketEtapa.publicacao)),
    )
    .where(eq(ticketEtapa.tipoId, tipoId))
    .orderBy(asc(ticketEtapa.ordem))
    .limit(limiteNoTexto(1))
    .as('primeira')
  return banco
    .select({
      etapaId: primeira.id,
      setorId: primeira.setorId,
      statusId: primeira.statusId,
      id: sql`nextval(pg_get_serial_sequence('ticket', 'id'))`.mapWith(Number),
    })
    .from(primeira)
})

/** Where a ticket of this type begins, and its number, given before the row exists: the protocol carries it. */
export async function comecoDoTicket(tx: Tx, tipoId: number) {
  const [linha] = await comeco(tx, { tipoId })
  if (!linha) throw new Error(`o tipo ${tipoId} não tem etapas`)
  return linha
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
