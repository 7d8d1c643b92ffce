import { MAXIMO_DE_TITULOS_DO_TICKET } from '@balcao/dominio/constantes'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { notaFiscal } from '../../notas/tabelas.ts'
import { emAberto } from '../../titulos/queries.ts'
import { titulo } from '../../titulos/tabelas.ts'
import { desistido } from '../nucleo/queries-saldo.ts'
import { ticket, ticketItem, ticketNota, ticketProrrogacao } from '../nucleo/tabelas.ts'
import { ticketEtapa } from '../nucleo/tabelas-catalogo.ts'

type DoTicket = { id: number; clienteId: number | null }

/** TIC-11 What the customer still owes of the ticket's invoices, chosen whole or by a product; the first to be due first. */
export async function titulosEmAbertoDoTicket(banco: Executor, { id: ticketId, clienteId }: DoTicket) {
  if (clienteId === null) return []
  const inteiras = banco
    .select({ id: ticketNota.notaId })
    .from(ticketNota)
    .where(eq(ticketNota.ticketId, ticketId))
  const emParte = banco
    .select({ id: ticketItem.notaId })
    .from(ticketItem)
    .where(eq(ticketItem.ticketId, ticketId))
  return banco
    .select({
      id: titulo.id,
      numero: titulo.numero,
      dataVencimento: titulo.dataVencimento,
      valor: titulo.valor,
      nota: notaFiscal.numero,
    })
    .from(titulo)
    .innerJoin(notaFiscal, eq(notaFiscal.id, titulo.notaId))
    .where(
      and(
        eq(titulo.clienteId, clienteId),
        emAberto(),
        or(inArray(titulo.notaId, inteiras), inArray(titulo.notaId, emParte)),
      ),
    )
    .orderBy(asc(titulo.dataVencimento), asc(titulo.id))
    .limit(MAXIMO_DE_TITULOS_DO_TICKET)
}

/** What tells whether an extension stands; null for a ticket that asks for none. */
export async function situacaoDaProrrogacao(banco: Executor, ticketId: number) {
  const passou = banco
    .select({ um: sql`1` })
    .from(ticketEtapa)
    .where(
      and(
        sql`${ticketEtapa.id} = any(${ticket.percurso})`,
        eq(ticketEtapa.requisito, 'PRORROGACAO_FINANCEIRO'),
      ),
    )
  const [linha] = await banco
    .select({
      novaData: ticketProrrogacao.novaDataVencimento,
      passouPeloFinanceiro: sql<boolean>`exists (${passou})`,
      desistido,
    })
    .from(ticketProrrogacao)
    .innerJoin(ticket, eq(ticket.id, ticketProrrogacao.ticketId))
    .where(eq(ticketProrrogacao.ticketId, ticketId))
  return linha ?? null
}
