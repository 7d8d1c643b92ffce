import { and, asc, eq, getColumns, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { notaFiscal } from '../../notas/tabelas.ts'
import { ticket, ticketItem } from '../nucleo/tabelas.ts'
import { ticketTipo } from '../nucleo/tabelas-catalogo.ts'
import { ticketVisivel } from '../nucleo/visibilidade.ts'

/** TIC-08 Both sides of the return, when the ticket is for this session to see; who bought is who was invoiced. */
export async function partesDoEspelho(banco: Executor, sessao: Sessao, ticketId: number) {
  const comprador = banco
    .select({ id: notaFiscal.clienteId })
    .from(ticketItem)
    .innerJoin(notaFiscal, eq(notaFiscal.id, ticketItem.notaId))
    .where(and(eq(ticketItem.ticketId, ticketId), isNotNull(ticketItem.notaId)))
    .orderBy(asc(ticketItem.id))
    .limit(1)
  const [linha] = await banco
    .select({
      ticket: {
        id: ticket.id,
        protocolo: ticket.protocolo,
        abertoEm: ticket.abertoEm,
      },
      permiteEspelho: ticketTipo.permiteEspelho,
      filial: getColumns(filial),
      cliente: getColumns(cliente),
    })
    .from(ticket)
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .innerJoin(filial, eq(filial.id, ticket.filialId))
    .leftJoin(cliente, eq(cliente.id, sql`(${comprador})`))
    .where(and(eq(ticket.id, ticketId), ticketVisivel(banco, sessao)))
  return linha ?? null
}

export type PartesDoEspelho = NonNullable<Awaited<ReturnType<typeof partesDoEspelho>>>
