import { ehInterno } from '@balcao/dominio/usuarios'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente, clienteFilial } from './tabelas.ts'

/**
 * Which customers a session sees: managers all, representatives their own, the rest of the staff those of
 * their branches, final consumers none.
 */
export function clienteVisivel(banco: Executor, sessao: Sessao): SQL | undefined {
  if (sessao.veTudo) return undefined
  if (!ehInterno(sessao.tipo)) return sql`false`
  if (sessao.tipo === 'REPRESENTANTE') return daCarteira(sessao)
  return or(daCarteira(sessao), atendidoPor(banco, sessao.filiais))
}

/** The customers a person looks after. Beside the join with `cliente`. */
export const daCarteira = ({ colaboradorId }: Sessao): SQL => eq(cliente.representanteId, colaboradorId)

/**
 * Customers served by one of these branches. As a scalar subquery on purpose: beside an OR, PostgreSQL would hash
 * every link of the table for an EXISTS, instead of asking the index for the few customers of a page.
 */
export function atendidoPor(banco: Executor, filiais: number[]): SQL {
  const vinculo = banco
    .select({ sim: sql`true` })
    .from(clienteFilial)
    .where(and(eq(clienteFilial.clienteId, cliente.id), inArray(clienteFilial.filialId, filiais)))
    .limit(1)
  return sql`(${vinculo})`
}
