import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Banco } from './conexao.ts'
import { segredo } from './tabelas.ts'

const BYTES_DE_SEGREDO = 32

/** The business's secret of that name, made at first use; every process reads the same one. */
export async function obterSegredo(banco: Banco, nome: string): Promise<string> {
  const novo = randomBytes(BYTES_DE_SEGREDO).toString('hex')
  await banco.insert(segredo).values({ nome, valor: novo }).onConflictDoNothing()
  const [linha] = await banco.select({ valor: segredo.valor }).from(segredo).where(eq(segredo.nome, nome))
  return linha?.valor ?? novo
}
