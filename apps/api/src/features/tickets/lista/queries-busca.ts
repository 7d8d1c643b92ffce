import { and, desc, eq } from 'drizzle-orm'
import { exatoNaFrente } from '../../../platform/banco/busca.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { clientesComTermo } from '../../clientes/queries-termo.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { ticket } from '../nucleo/tabelas.ts'
import { ticketStatus, ticketTipo } from '../nucleo/tabelas-catalogo.ts'
import { clienteDoTicketVisivel, ticketVisivel } from '../nucleo/visibilidade.ts'
import { comAchados } from './com-achados.ts'
import { poucosPeloTermo } from './queries-termo.ts'

/** Tickets that the session sees: the one whose number or protocol was typed, then the last ones moved. */
export async function ticketsPeloTermo(
  banco: Executor,
  sessao: Sessao,
  termo: string,
  quantos: number,
  pedirClientes = () => clientesComTermo(banco, termo),
) {
  const onde = ticketVisivel(banco, sessao)
  const { ids, haMais, dentroDe } = await poucosPeloTermo(banco, sessao, termo, pedirClientes, {
    onde,
    ordem: [desc(ticket.movidoEm), desc(ticket.id)],
    quantos,
  })
  const escolhidos = await exatoNaFrente(termo, quantos, {
    exato: (id) =>
      banco
        .select({ id: ticket.id })
        .from(ticket)
        .where(and(eq(ticket.id, id), onde)),
    outros: async () => ids.map((id) => ({ id })),
  })
  const achados = await banco
    .select({
      id: ticket.id,
      protocolo: ticket.protocolo,
      assunto: ticket.assunto,
      arquivadoEm: ticket.arquivadoEm,
      unidoA: ticket.unidoA,
      consumidorNome: ticket.consumidorNome,
      tipo: ticketTipo.descricao,
      status: ticketStatus.label,
      fantasia: cliente.fantasia,
    })
    .from(ticket)
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .innerJoin(ticketStatus, eq(ticketStatus.id, ticket.statusId))
    .leftJoin(cliente, and(eq(cliente.id, ticket.clienteId), clienteDoTicketVisivel(banco, sessao)))
    .where(
      umDe(
        ticket.id,
        escolhidos.map(({ id }) => id),
      ),
    )
  const porId = new Map(achados.map((achado) => [achado.id, achado]))
  const tickets = await comAchados(
    escolhidos.flatMap(({ id }) => porId.get(id) ?? []),
    termo,
    dentroDe,
    ({ protocolo, assunto, tipo, fantasia, consumidorNome }) => [
      protocolo,
      assunto,
      tipo,
      fantasia,
      consumidorNome,
    ],
  )
  return { tickets, haMais }
}
