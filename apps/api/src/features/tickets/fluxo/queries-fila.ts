import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { setor } from '../../setores/tabelas.ts'

/** A sector that takes tickets; null when it does not exist or no longer does. */
export async function setorAtivo(
  banco: Executor,
  setorId: number,
): Promise<{ id: number; nome: string } | null> {
  const [linha] = await banco
    .select({ id: setor.id, nome: setor.nome })
    .from(setor)
    .where(and(eq(setor.id, setorId), eq(setor.ativo, true)))
  return linha ?? null
}
