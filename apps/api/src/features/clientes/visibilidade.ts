import { eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente, clienteFilial } from './tabelas.ts'

/**
 * Which customers a session sees: managers all, representatives their own, the rest of the staff those of
 * their branches, final consumers none.
 */
export function clienteVisivel(banco: Executor, sessao: Sessao): SQL | undefined {
  if (sessao.veTudo) return undefined
  if (sessao.tipo === 'CONSUMIDOR_FINAL') return sql`false`
  if (sessao.tipo === 'REPRESENTANTE') return eq(cliente.representanteId, sessao.colaboradorId)
  return or(eq(cliente.representanteId, sessao.colaboradorId), atendidoPor(banco, sessao.filiais))
}

/** Customers served by one of these branches. */
export function atendidoPor(banco: Executor, filiais: number[]): SQL {
  return exists(
    banco
      .select({ um: sql`1` })
      .from(clienteFilial)
      .where(sql`${clienteFilial.clienteId} = ${cliente.id} and ${inArray(clienteFilial.filialId, filiais)}`),
  )
}
