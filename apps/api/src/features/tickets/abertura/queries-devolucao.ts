import { and, desc, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { clientesMaisParecidos } from '../../clientes/queries-parecidos.ts'
import { cliente, clienteFilial } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { notaFiscal } from '../../notas/tabelas.ts'
import { ticket, ticketItem, ticketNota } from '../nucleo/tabelas.ts'
import { ticketEtapa, ticketStatus, ticketTipo } from '../nucleo/tabelas-catalogo.ts'
import { clienteAtendivel, filialAtendivelAoCliente, ticketVisivel } from '../nucleo/visibilidade.ts'
import { escolhivel, type NotaComPartes, notasComPartes } from './queries-notas.ts'

/** MES-07 One invoice, those of a number, or those of a customer. */
export type QuaisNotas = { chave: string } | { numero: number } | { idCli: number }

function destas(quais: QuaisNotas): SQL {
  if ('chave' in quais) return eq(notaFiscal.chave, quais.chave)
  return 'numero' in quais ? eq(notaFiscal.numero, quais.numero) : eq(notaFiscal.clienteId, quais.idCli)
}

/** MES-07 Newest first, only those about which the session may open a ticket: their branch must still serve the customer. */
export function notasParaDevolver(
  banco: Executor,
  sessao: Sessao,
  quais: QuaisNotas,
  limite: number,
): Promise<NotaComPartes[]> {
  const atendida = exists(
    banco
      .select({ um: sql`1` })
      .from(clienteFilial)
      .where(
        and(
          eq(clienteFilial.clienteId, notaFiscal.clienteId),
          eq(clienteFilial.filialId, notaFiscal.filialId),
          eq(filial.ativa, true),
          filialAtendivelAoCliente(sessao),
        ),
      ),
  )
  return notasComPartes(banco)
    .where(and(destas(quais), escolhivel(banco, sessao), atendida))
    .orderBy(desc(notaFiscal.dataSaida), desc(notaFiscal.id))
    .limit(limite)
}

/** MES-07 Whoever never bought has nothing to return. */
export const compradoresPeloTermo = (banco: Executor, sessao: Sessao, termo: string, limite: number) =>
  clientesMaisParecidos(banco, and(clienteAtendivel(banco, sessao), eq(cliente.prospect, false)), termo, {
    limite,
    salto: 0,
  })

const EM_ABERTO = and(isNull(ticket.finalizadoEm), isNull(ticket.arquivadoEm))

/** MES-06/mesma-nota Tickets about these invoices, of whom the invoice is, that the session sees: chosen whole, or by a product. */
export function ticketsDasNotas(banco: Executor, sessao: Sessao, notaIds: readonly number[], limite: number) {
  const inteiras = banco
    .select({ ticketId: ticketNota.ticketId, notaId: ticketNota.notaId })
    .from(ticketNota)
    .where(umDe(ticketNota.notaId, notaIds))
  const porProduto = banco
    .select({ ticketId: ticketItem.ticketId, notaId: sql<number>`${ticketItem.notaId}`.as('nota_id') })
    .from(ticketItem)
    .where(umDe(ticketItem.notaId, notaIds))
  const sobre = union(inteiras, porProduto).as('sobre')
  return banco
    .select({
      id: ticket.id,
      protocolo: ticket.protocolo,
      numNf: notaFiscal.numero,
      tipo: ticketTipo.descricao,
      etapa: ticketEtapa.nome,
      status: { id: ticketStatus.id, label: ticketStatus.label, cor: ticketStatus.cor },
      emAberto: sql<boolean>`(${EM_ABERTO})`,
      arquivadoEm: ticket.arquivadoEm,
      criador: colaborador.nome,
      abertoEm: ticket.abertoEm,
    })
    .from(sobre)
    .innerJoin(ticket, eq(ticket.id, sobre.ticketId))
    .innerJoin(notaFiscal, and(eq(notaFiscal.id, sobre.notaId), eq(notaFiscal.clienteId, ticket.clienteId)))
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .innerJoin(ticketEtapa, eq(ticketEtapa.id, ticket.etapaId))
    .innerJoin(ticketStatus, eq(ticketStatus.id, ticket.statusId))
    .leftJoin(colaborador, eq(colaborador.id, ticket.criadorId))
    .where(ticketVisivel(banco, sessao))
    .orderBy(desc(sql`(${EM_ABERTO})`), desc(ticket.abertoEm), desc(ticket.id))
    .limit(limite)
}
