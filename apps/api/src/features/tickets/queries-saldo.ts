import { Decimal } from '@balcao/dominio/formatos/decimal'
import { quantidadeTomada } from '@balcao/dominio/tickets/abertura/saldo'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { notaItem } from '../notas/tabelas.ts'
import { ticket, ticketItem } from './tabelas.ts'
import { motivoFinalizacao } from './tabelas-catalogo.ts'

/** How much of each item of an invoice the tickets take, by the rule; whatever no ticket asks for is not in it. */
export async function tomadosPorItem(
  banco: Executor,
  notaItemIds: readonly number[],
): Promise<Map<number, Decimal>> {
  const tomados = new Map<number, Decimal>()
  if (notaItemIds.length === 0) return tomados
  const linhas = await banco
    .select({
      notaItemId: ticketItem.notaItemId,
      status: ticketItem.status,
      solicitada: ticketItem.quantidadeSolicitada,
      autorizada: ticketItem.quantidadeAutorizada,
      falta: ticketItem.quantidadeFalta,
      quebraDireta: ticketItem.quantidadeQuebraDireta,
      recebida: ticketItem.quantidadeRecebida,
      desistido: sql<boolean>`${ticket.finalizadoEm} is not null and ${motivoFinalizacao.conclui} is false`,
    })
    .from(ticketItem)
    .innerJoin(ticket, eq(ticket.id, ticketItem.ticketId))
    .leftJoin(motivoFinalizacao, eq(motivoFinalizacao.id, ticket.motivoFinalizacaoId))
    .where(inArray(ticketItem.notaItemId, [...notaItemIds]))
  for (const { notaItemId, ...item } of linhas) {
    const id = Number(notaItemId)
    tomados.set(id, (tomados.get(id) ?? new Decimal(0)).plus(quantidadeTomada(item)))
  }
  return tomados
}

export type SaldoTravado = {
  id: number
  codigo: string
  descricao: string
  comprada: Decimal
  tomada: Decimal
}

/**
 * NOV-11 The balance of these items, held until the transaction ends: whoever may come to take more of one waits here. Always in
 * the order of their ids, so that two who want the same items do not wait for each other.
 */
export async function travarSaldos(tx: Tx, notaItemIds: readonly number[]): Promise<SaldoTravado[]> {
  if (notaItemIds.length === 0) return []
  const itens = await tx
    .select({
      id: notaItem.id,
      codigo: notaItem.codigo,
      descricao: notaItem.descricao,
      quantidade: notaItem.quantidade,
    })
    .from(notaItem)
    .where(inArray(notaItem.id, [...notaItemIds]))
    .orderBy(asc(notaItem.id))
    .for('no key update')
  // Only now, after whoever was before us has ended.
  const tomados = await tomadosPorItem(tx, notaItemIds)
  return itens.map(({ quantidade, ...item }) => ({
    ...item,
    comprada: new Decimal(quantidade),
    tomada: tomados.get(item.id) ?? new Decimal(0),
  }))
}

/** Items of invoices that the ticket asks for. */
export async function itensDeNotaDoTicket(tx: Tx, ticketId: number): Promise<number[]> {
  const linhas = await tx
    .selectDistinct({ id: ticketItem.notaItemId })
    .from(ticketItem)
    .where(and(eq(ticketItem.ticketId, ticketId), isNotNull(ticketItem.notaItemId)))
  return linhas.map(({ id }) => Number(id))
}
