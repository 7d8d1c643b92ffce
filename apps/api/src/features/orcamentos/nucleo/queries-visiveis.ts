import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { orcamento } from './tabelas.ts'
import { orcamentoVisivel } from './visibilidade.ts'

export async function orcamentoExiste(banco: Executor, sessao: Sessao, id: number): Promise<boolean> {
  const [linha] = await banco
    .select({ id: orcamento.id })
    .from(orcamento)
    .where(and(eq(orcamento.id, id), orcamentoVisivel(banco, sessao)))
  return linha !== undefined
}
