import { veAgendasDeTodos } from '@balcao/dominio/agendas/regras'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { deClienteVisivel } from '../clientes/visibilidade.ts'
import { agenda } from './tabelas.ts'

/** PER-07 The session's own, or everybody's for whoever may see those; and of customers that it sees. */
export const agendaVisivel = (banco: Executor, sessao: Sessao): SQL | undefined =>
  and(
    veAgendasDeTodos(sessao.autorizacoes) ? undefined : eq(agenda.colaboradorId, sessao.colaboradorId),
    deClienteVisivel(banco, sessao, agenda.clienteId),
  )
