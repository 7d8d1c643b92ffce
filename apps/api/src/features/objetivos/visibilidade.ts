import type { EscopoDoObjetivo } from '@balcao/dominio/objetivos/especies'
import { and, eq, or, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { daEquipe } from '../vendas/visibilidade.ts'
import { objetivo } from './tabelas.ts'

/** GES-01 The targets of those whose sales the session follows, and that of the team it leads; branches are the managers'. */
export function objetivoVisivel(banco: Executor, sessao: Sessao): SQL | undefined {
  if (sessao.veTudo) return undefined
  return or(
    and(eq(objetivo.escopo, 'VENDEDOR'), daEquipe(banco, sessao, objetivo.alvoId)),
    and(eq(objetivo.escopo, 'EQUIPE'), eq(objetivo.alvoId, sessao.colaboradorId)),
  )
}

/** Nobody sets their own: a supervisor's target and the team's are for who leads them. */
export const defineTudo = ({ veTudo }: Sessao, escopo: EscopoDoObjetivo): boolean =>
  veTudo || escopo === 'VENDEDOR'
