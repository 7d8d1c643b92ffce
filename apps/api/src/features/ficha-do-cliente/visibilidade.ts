import type { TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import type { TipoDeAtividade } from '@balcao/dominio/atividades/atividade'
import { type Acao, pode } from '@balcao/dominio/permissoes'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDeNoTexto } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { agenda } from '../agendas/tabelas.ts'
import { atividade } from '../atividades/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { ticketVisivel } from '../tickets/nucleo/visibilidade.ts'

// Everything here is of a customer that the session was found to see: orders and quotes then need no more.

const SECAO_DA_AGENDA: Record<TipoDeAgenda, Acao> = { A: 'CLIENTE_AGENDAS', C: 'CLIENTE_AGENDAS_COBRANCA' }

/** PER-03, PER-07 Agendas of the kinds whose section may be seen: one's own, or everybody's for whoever may see them. */
export function agendaDaFicha({ autorizacoes, colaboradorId }: Sessao): SQL | undefined {
  const tipos = Object.entries(SECAO_DA_AGENDA).flatMap(([tipo, acao]) =>
    pode(autorizacoes, acao) ? [tipo] : [],
  )
  if (tipos.length === 0) return sql`false`
  const minhas = pode(autorizacoes, 'AGENDA_DE_TODOS') ? undefined : eq(agenda.colaboradorId, colaboradorId)
  return and(umDeNoTexto(agenda.tipo, tipos), minhas)
}

/** CLI-02, PER-03 What was done with a customer, each kind as far as its section and the thing itself may be seen. */
export function atividadeDaFicha(banco: Executor, sessao: Sessao, clienteId: number): SQL | undefined {
  const deTickets = banco
    .select({ id: ticket.id })
    .from(ticket)
    .where(and(eq(ticket.clienteId, clienteId), ticketVisivel(banco, sessao)))
  const deAgendas = banco
    .select({ id: agenda.id })
    .from(agenda)
    .where(and(eq(agenda.clienteId, clienteId), agendaDaFicha(sessao)))
  const secoes: Record<TipoDeAtividade, { acoes: Acao[]; quais?: SQL }> = {
    PEDIDO: { acoes: ['CLIENTE_PEDIDOS'] },
    ORCAMENTO: { acoes: ['CLIENTE_ORCAMENTOS'] },
    AGENDA: { acoes: Object.values(SECAO_DA_AGENDA), quais: inArray(atividade.referenciaId, deAgendas) },
    TICKET: { acoes: ['CLIENTE_TICKETS'], quais: inArray(atividade.referenciaId, deTickets) },
    ATENDIMENTO_AVULSO: { acoes: ['CLIENTE_HISTORICO'] },
    CADASTRO: { acoes: ['CLIENTE_DADOS'] },
  }
  const vistas = Object.entries(secoes).flatMap(([tipo, { acoes, quais }]) =>
    acoes.some((acao) => pode(sessao.autorizacoes, acao))
      ? [and(eq(atividade.tipo, tipo as TipoDeAtividade), quais)]
      : [],
  )
  return vistas.length === 0 ? sql`false` : or(...vistas)
}
