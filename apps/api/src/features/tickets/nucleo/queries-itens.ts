import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { notaFiscal } from '../../notas/tabelas.ts'
import { produto } from '../../produtos/tabelas.ts'
import { ticketItem } from './tabelas.ts'
import { motivoAnalise, motivoProduto } from './tabelas-catalogo.ts'

/** TIC-06 Products of the ticket in the order they were added, which decides the first one (TIC-08). */
export function itensDoTicket(banco: Executor, ticketId: number) {
  return banco
    .select({
      item: ticketItem,
      nota: {
        numero: notaFiscal.numero,
        serie: notaFiscal.serie,
        chave: notaFiscal.chave,
        dataSaida: notaFiscal.dataSaida,
      },
      motivo: motivoProduto.descricao,
      motivoAnalise: { id: motivoAnalise.id, desc: motivoAnalise.descricao },
      imagemId: produto.imagemId,
    })
    .from(ticketItem)
    .leftJoin(notaFiscal, eq(notaFiscal.id, ticketItem.notaId))
    .leftJoin(motivoProduto, eq(motivoProduto.id, ticketItem.motivoId))
    .leftJoin(motivoAnalise, eq(motivoAnalise.id, ticketItem.motivoAnaliseId))
    .leftJoin(produto, eq(produto.id, ticketItem.produtoId))
    .where(eq(ticketItem.ticketId, ticketId))
    .orderBy(asc(ticketItem.id))
}

export type ItemDoTicket = Awaited<ReturnType<typeof itensDoTicket>>[number]

/** The ticket itself is locked by whoever calls: nobody else changes these meanwhile. */
export function itensPorId(tx: Tx, ticketId: number, ids: number[]) {
  return tx
    .select()
    .from(ticketItem)
    .where(and(eq(ticketItem.ticketId, ticketId), inArray(ticketItem.id, ids)))
}

/** Which items of invoices the ticket has. */
export function itensPorTicket(banco: Executor, ticketId: number) {
  return banco
    .select({ notaItemId: ticketItem.notaItemId })
    .from(ticketItem)
    .where(eq(ticketItem.ticketId, ticketId))
}

/** All of them, also those no longer in use: few, and older products still name them. */
export function motivosDeProduto(banco: Executor) {
  return banco
    .select({
      id: motivoProduto.id,
      descricao: motivoProduto.descricao,
      informa: motivoProduto.informa,
      ativo: motivoProduto.ativo,
    })
    .from(motivoProduto)
    .orderBy(asc(motivoProduto.ordem), asc(motivoProduto.id))
}

export async function corrigirItem(
  tx: Tx,
  id: number,
  campos: { quantidadeSolicitada: string; motivoId: number | null; observacao: string | null },
): Promise<void> {
  await tx.update(ticketItem).set(campos).where(eq(ticketItem.id, id))
}
