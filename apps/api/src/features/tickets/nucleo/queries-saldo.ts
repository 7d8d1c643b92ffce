import { Decimal } from '@balcao/dominio/formatos/decimal'
import { quantidadeTomada } from '@balcao/dominio/tickets/abertura/saldo'
import { and, asc, eq, gt, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import { notaItem } from '../../notas/tabelas.ts'
import { usosNaDevolucao } from './queries-tipo.ts'
import { ticket, ticketItem } from './tabelas.ts'
import { motivoFinalizacao, ticketTipo } from './tabelas-catalogo.ts'

/** A ticket that ended without a conclusion, or was put away without an end. */
export const desistido = sql<boolean>`(case when ${ticket.finalizadoEm} is null then ${ticket.arquivadoEm} is not null
  else exists (select 1 from ${motivoFinalizacao}
    where ${motivoFinalizacao.id} = ${ticket.motivoFinalizacaoId} and not ${motivoFinalizacao.conclui}) end)`

/** The check-in counted it: whatever became of the ticket, it is a return. */
export const chegou = gt(ticketItem.quantidadeRecebida, '0')

/**
 * Products of invoices that customers give back; loose ones were not bought here. What a ticket asks for no longer is no
 * return (NOV-11), unless the goods came. `tipos` are those of `tiposQueDevolvem`.
 */
export const itemDevolvido = (tipos: readonly number[]): SQL =>
  and(eq(ticketItem.origem, 'NOTA'), or(and(umDe(ticket.tipoId, tipos), not(desistido)), chegou)) as SQL

/** What was authorised to come back, each line rounded to cents before adding, as an invoice does. */
export const VALOR_AUTORIZADO = sql<string>`sum(round(${ticketItem.quantidadeAutorizada} * ${ticketItem.valorUnitario}, 2))`

/** How much of each item of an invoice these products of tickets take, by the rule. */
async function somarTomados(banco: Executor, onde: SQL | undefined): Promise<Map<number, Decimal>> {
  const linhas = await banco
    .select({
      notaItemId: ticketItem.notaItemId,
      status: ticketItem.status,
      solicitada: ticketItem.quantidadeSolicitada,
      autorizada: ticketItem.quantidadeAutorizada,
      falta: ticketItem.quantidadeFalta,
      quebraDireta: ticketItem.quantidadeQuebraDireta,
      recebida: ticketItem.quantidadeRecebida,
      tipo: usosNaDevolucao,
      finalizado: sql<boolean>`${ticket.finalizadoEm} is not null`,
      desistido,
    })
    .from(ticketItem)
    .innerJoin(ticket, eq(ticket.id, ticketItem.ticketId))
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .where(onde)
  const tomados = new Map<number, Decimal>()
  for (const { notaItemId, ...item } of linhas) {
    const id = Number(notaItemId)
    tomados.set(id, (tomados.get(id) ?? new Decimal(0)).plus(quantidadeTomada(item)))
  }
  return tomados
}

/** What all tickets take of these items; what no ticket asks for is not in it. */
export function tomadosPorItem(
  banco: Executor,
  notaItemIds: readonly number[],
): Promise<Map<number, Decimal>> {
  return somarTomados(banco, inArray(ticketItem.notaItemId, [...notaItemIds]))
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

/** Items of invoices of which the ticket takes anything. */
export async function itensTomadosPeloTicket(tx: Tx, ticketId: number): Promise<number[]> {
  const doTicket = and(eq(ticketItem.ticketId, ticketId), isNotNull(ticketItem.notaItemId))
  const tomados = await somarTomados(tx, doTicket)
  return [...tomados].flatMap(([id, tomado]) => (tomado.isZero() ? [] : [id]))
}
