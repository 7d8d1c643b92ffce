import type { Tx } from '../../platform/banco/conexao.ts'
import { titulo } from './tabelas.ts'

/** One that is here already, told by somebody else before, stays as it is. */
export async function inserirTitulos(tx: Tx, novos: (typeof titulo.$inferInsert)[]): Promise<void> {
  if (novos.length > 0) await tx.insert(titulo).values(novos).onConflictDoNothing()
}
