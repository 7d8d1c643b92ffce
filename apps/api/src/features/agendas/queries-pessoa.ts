import { and, asc, eq, gte } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { linhasDaAgenda } from './queries.ts'
import { agenda } from './tabelas.ts'
import { agendaVisivel } from './visibilidade.ts'

/** PER-07 A person's own, whatever else they see, and only of customers that they see. */
export const agendasDaPessoa = (banco: Executor, sessao: Sessao, desde: Date, maximo: number) =>
  linhasDaAgenda(
    banco,
    and(
      eq(agenda.colaboradorId, sessao.colaboradorId),
      gte(agenda.agendadaPara, desde),
      agendaVisivel(banco, sessao),
    ),
  )
    .orderBy(asc(agenda.agendadaPara), asc(agenda.id))
    .limit(maximo)
