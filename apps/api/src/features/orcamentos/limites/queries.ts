import { eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { planoPagamento } from '../../pedidos/tabelas.ts'

export async function nomeDoPlano(banco: Executor, id: number): Promise<string | null> {
  const [plano] = await banco
    .select({ descricao: planoPagamento.descricao })
    .from(planoPagamento)
    .where(eq(planoPagamento.id, id))
  return plano?.descricao ?? null
}
