import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Banco } from './conexao.ts'
import { segredo } from './tabelas.ts'

const BYTES_DE_SEGREDO = 32

/** The business's secret of that name, made at first use; every process reads the same one. */
export function obterSegredo(banco: Banco, nome: string): Promise<string> {
  return guardarSegredo(banco, nome, randomBytes(BYTES_DE_SEGREDO).toString('hex'))
}

/** Keeps the value unless there is one already; answers the one that stays. */
export async function guardarSegredo(banco: Banco, nome: string, valor: string): Promise<string> {
  await banco.insert(segredo).values({ nome, valor }).onConflictDoNothing()
  const [linha] = await banco.select({ valor: segredo.valor }).from(segredo).where(eq(segredo.nome, nome))
  return linha?.valor ?? valor
}
