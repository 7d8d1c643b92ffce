import { SECAO_DAS_AGENDAS, veAgendasDeTodos } from '@balcao/dominio/agendas/regras'
import { pode } from '@balcao/dominio/permissoes'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDeNoTexto } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { deClienteVisivel } from '../clientes/visibilidade.ts'
import { agenda } from './tabelas.ts'

const deQuem = ({ autorizacoes, colaboradorId }: Sessao): SQL | undefined =>
  veAgendasDeTodos(autorizacoes) ? undefined : eq(agenda.colaboradorId, colaboradorId)

/** PER-07 The session's own, or everybody's for whoever may see those; and of customers that it sees. */
export const agendaVisivel = (banco: Executor, sessao: Sessao): SQL | undefined =>
  and(deQuem(sessao), deClienteVisivel(banco, sessao, agenda.clienteId))

/**
 * PER-03, PER-07 Of a customer that the session was found to see: agendas of the kinds whose section it sees, one's own or
 * everybody's for whoever may see those.
 */
export function agendaDaFicha(sessao: Sessao): SQL | undefined {
  const tipos = Object.entries(SECAO_DAS_AGENDAS).flatMap(([tipo, acao]) =>
    pode(sessao.autorizacoes, acao) ? [tipo] : [],
  )
  return tipos.length === 0 ? sql`false` : and(umDeNoTexto(agenda.tipo, tipos), deQuem(sessao))
}
