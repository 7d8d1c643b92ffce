import { eq } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { colaborador } from '../acesso/tabelas.ts'

export async function nomeDoColaborador(banco: Executor, id: number): Promise<string | null> {
  const [linha] = await banco
    .select({ nome: colaborador.nome })
    .from(colaborador)
    .where(eq(colaborador.id, id))
  return linha?.nome ?? null
}
