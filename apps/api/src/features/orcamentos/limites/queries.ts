import { eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { planoPagamento } from '../../pedidos/tabelas.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import { orcamento } from '../nucleo/tabelas.ts'

export async function nomeDoPlano(banco: Executor, id: number): Promise<string | null> {
  const [plano] = await banco
    .select({ descricao: planoPagamento.descricao })
    .from(planoPagamento)
    .where(eq(planoPagamento.id, id))
  return plano?.descricao ?? null
}

/** Of one that is asked about through its approval, which said who may. */
export async function orcamentoPorId(banco: Executor, id: number): Promise<OrcamentoDoBanco | null> {
  const [linha] = await banco.select().from(orcamento).where(eq(orcamento.id, id))
  return linha ?? null
}
