import { lerProtocolo } from '@balcao/dominio/tickets/protocolo'
import { and, desc, eq, sql } from 'drizzle-orm'
import { exatoPrimeiro } from '../../../platform/banco/busca.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { ticket } from '../nucleo/tabelas.ts'
import { ticketStatus, ticketTipo } from '../nucleo/tabelas-catalogo.ts'
import { clienteDoTicketVisivel, ticketVisivel } from '../nucleo/visibilidade.ts'
import { comTermo } from './queries-filtro.ts'

/** Tickets that the session sees: the one whose number or protocol was typed, then the last ones moved. */
export async function ticketsPeloTermo(banco: Executor, sessao: Sessao, termo: string, quantos: number) {
  const protocolo = lerProtocolo(termo)
  return banco
    .select({
      id: ticket.id,
      protocolo: ticket.protocolo,
      assunto: ticket.assunto,
      arquivadoEm: ticket.arquivadoEm,
      consumidorNome: ticket.consumidorNome,
      tipo: ticketTipo.descricao,
      status: ticketStatus.label,
      fantasia: cliente.fantasia,
    })
    .from(ticket)
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .innerJoin(ticketStatus, eq(ticketStatus.id, ticket.statusId))
    .leftJoin(cliente, and(eq(cliente.id, ticket.clienteId), clienteDoTicketVisivel(banco, sessao)))
    .where(and(ticketVisivel(banco, sessao), await comTermo(banco, termo)))
    .orderBy(
      ...(protocolo ? [desc(sql`(${ticket.protocolo} = ${protocolo})`)] : exatoPrimeiro(ticket.id, termo)),
      desc(ticket.movidoEm),
      desc(ticket.id),
    )
    .limit(quantos)
}
