import { SECAO_DAS_AGENDAS } from '@balcao/dominio/agendas/regras'
import type { TipoDeAtividade } from '@balcao/dominio/atividades/atividade'
import { type Acao, pode } from '@balcao/dominio/permissoes'
import { and, eq, exists, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { agenda } from '../../agendas/tabelas.ts'
import { agendaDaFicha } from '../../agendas/visibilidade.ts'
import { atividade } from '../../atividades/tabelas.ts'
import { idsVinculados } from '../../clientes/queries-vinculo.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { clienteVisivel, daCarteira } from '../../clientes/visibilidade.ts'
import { filialVisivel } from '../../filiais/visibilidade.ts'
import { ticket, ticketAnexo, ticketHistorico } from './tabelas.ts'
import { ticketTipo } from './tabelas-catalogo.ts'

/**
 * Which tickets a session sees: managers all, supervisors those of their branches, operators and staff those of their
 * sectors there, representatives those of their customers, final consumers their own; and everybody on the staff what
 * they opened or were given. `quais` changes no answer: it says beside which others the condition stands.
 */
export function ticketVisivel(banco: Executor, sessao: Sessao, quais: Quais = 'TODOS'): SQL | undefined {
  if (sessao.veTudo) return undefined
  const eu = sessao.colaboradorId
  if (sessao.tipo === 'CONSUMIDOR_FINAL') return eq(ticket.consumidorId, eu)
  return or(eq(ticket.criadorId, eu), eq(ticket.operadorId, eu), daFilaDe(banco, sessao, quais))
}

/** Where only open tickets are asked for, few of a portfolio have any: the index of the open ones knows which. */
type Quais = 'TODOS' | 'EM_ABERTO'

function daFilaDe(banco: Executor, sessao: Sessao, quais: Quais): SQL | undefined {
  const { tipo, setores, filiais } = sessao
  if (tipo === 'REPRESENTANTE') {
    const carteira = banco.select({ id: cliente.id }).from(cliente).where(daCarteira(sessao))
    // An array is looked up in an index; a subquery, for each row of a walk through the newest.
    return quais === 'EM_ABERTO'
      ? sql`${ticket.clienteId} = any(array(${carteira}))`
      : inArray(ticket.clienteId, carteira)
  }
  const nasFiliais = umDe(ticket.filialId, filiais)
  return tipo === 'SUPERVISOR' ? nasFiliais : and(umDe(ticket.setorId, setores), nasFiliais)
}

/** TIC-13 Whether the session saw a ticket only because of the queue or person it was with before it changed hands. */
export function viaPelaFila(
  { tipo, colaboradorId, setores, filiais }: Sessao,
  antes: { setorId: number; operadorId: number | null; filialId: number },
): boolean {
  if (antes.operadorId === colaboradorId) return true
  const trabalhaFilas = tipo === 'OPERADOR' || tipo === 'COLABORADOR'
  return trabalhaFilas && setores.includes(antes.setorId) && filiais.includes(antes.filialId)
}

/** TIC-04 Whoever may not see the inside of tickets reads what is public. */
export function historicoVisivel({ autorizacoes }: Sessao): SQL | undefined {
  return pode(autorizacoes, 'TICKET_INTERNO') ? undefined : eq(ticketHistorico.tipo, 'PUBLICO')
}

/** Internal attachments follow the same permission. */
export function anexoVisivel({ autorizacoes }: Sessao): SQL | undefined {
  return pode(autorizacoes, 'TICKET_INTERNO') ? undefined : eq(ticketAnexo.interno, false)
}

/**
 * TIC-05, CLI-02, PER-03 What was done with a customer, wherever it is read: each kind for whoever sees its section and, of
 * tickets and agendas, the thing itself; all but tickets, where the customer may be seen.
 */
export function atividadeVisivel(banco: Executor, sessao: Sessao, clienteId: number): SQL | undefined {
  const deTickets = banco
    .select({ id: ticket.id })
    .from(ticket)
    .where(and(eq(ticket.clienteId, clienteId), ticketVisivel(banco, sessao)))
  const deAgendas = banco
    .select({ id: agenda.id })
    .from(agenda)
    .where(and(eq(agenda.clienteId, clienteId), agendaDaFicha(sessao)))
  const doCliente = exists(
    banco
      .select({ id: cliente.id })
      .from(cliente)
      .where(and(eq(cliente.id, clienteId), clienteVisivel(banco, sessao))),
  )
  const secoes: Record<TipoDeAtividade, { acoes: Acao[]; quais: SQL | undefined }> = {
    PEDIDO: { acoes: ['CLIENTE_PEDIDOS'], quais: doCliente },
    ORCAMENTO: { acoes: ['CLIENTE_ORCAMENTOS'], quais: doCliente },
    AGENDA: {
      acoes: Object.values(SECAO_DAS_AGENDAS),
      quais: and(doCliente, inArray(atividade.referenciaId, deAgendas)),
    },
    TICKET: { acoes: ['CLIENTE_TICKETS'], quais: inArray(atividade.referenciaId, deTickets) },
    ATENDIMENTO_AVULSO: { acoes: ['CLIENTE_HISTORICO'], quais: doCliente },
    CADASTRO: { acoes: ['CLIENTE_DADOS'], quais: doCliente },
  }
  const vistas = Object.entries(secoes).flatMap(([tipo, { acoes, quais }]) =>
    acoes.some((acao) => pode(sessao.autorizacoes, acao))
      ? [and(eq(atividade.tipo, tipo as TipoDeAtividade), quais)]
      : [],
  )
  return vistas.length === 0 ? sql`false` : or(...vistas)
}

/** NOV-03 Final consumers know only the types that serve them. */
export function tipoVisivel({ tipo }: Sessao): SQL | undefined {
  return tipo === 'CONSUMIDOR_FINAL' ? gt(ticketTipo.usaConsumidorFinal, 0) : undefined
}

/** NOV-06, SEG-01 For whom a session opens tickets: the customers it sees; a final consumer, the one they proved to be. */
export function clienteAtendivel(banco: Executor, sessao: Sessao): SQL | undefined {
  if (sessao.tipo !== 'CONSUMIDOR_FINAL') return clienteVisivel(banco, sessao)
  return inArray(cliente.id, idsVinculados(banco, sessao.colaboradorId))
}

/** SEG-01 The customer a ticket is of: a consumer whose ticket the staff gave to one reads of them only by proof. */
export function clienteDoTicketVisivel(banco: Executor, sessao: Sessao): SQL | undefined {
  return sessao.tipo === 'CONSUMIDOR_FINAL' ? clienteAtendivel(banco, sessao) : undefined
}

/** NOV-05 In which branches: those the person works in; final consumers work in none and may turn to any. */
export function filialAtendivel(sessao: Sessao): SQL | undefined {
  return sessao.tipo === 'CONSUMIDOR_FINAL' ? undefined : filialVisivel(sessao)
}

/** ADR 23 For a customer: also any branch that serves those of the own portfolio. Beside the join with `cliente`. */
export function filialAtendivelAoCliente(sessao: Sessao): SQL | undefined {
  const ondeAtua = filialAtendivel(sessao)
  return ondeAtua && or(ondeAtua, daCarteira(sessao))
}
