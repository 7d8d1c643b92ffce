import type { Tx } from '../../platform/banco/conexao.ts'
import { atividade } from './tabelas.ts'

/** Written by whatever deed it tells of, in its transaction. */
export async function registrarAtividade(tx: Tx, nova: typeof atividade.$inferInsert): Promise<void> {
  await tx.insert(atividade).values(nova)
}
