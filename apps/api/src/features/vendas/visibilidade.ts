import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'

/** PER-07 Whose sales a session follows: managers everybody's, a supervisor those who answer to them, others their own. */
export function pessoaDaEquipe(sessao: Sessao): SQL | undefined {
  if (sessao.veTudo) return undefined
  const propria = eq(colaborador.id, sessao.colaboradorId)
  return sessao.tipo === 'SUPERVISOR'
    ? or(propria, eq(colaborador.supervisorId, sessao.colaboradorId))
    : propria
}

/** The same by a column that refers to the person. */
export function daEquipe(banco: Executor, sessao: Sessao, coluna: AnyPgColumn): SQL | undefined {
  const onde = pessoaDaEquipe(sessao)
  return onde && inArray(coluna, banco.select({ id: colaborador.id }).from(colaborador).where(onde))
}
