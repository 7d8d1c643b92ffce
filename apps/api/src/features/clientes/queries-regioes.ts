import { asc, eq } from 'drizzle-orm'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { regiao } from './tabelas.ts'

export function todasAsRegioes(banco: Executor): Promise<{ id: number; nome: string }[]> {
  return banco
    .select({ id: regiao.id, nome: regiao.nome })
    .from(regiao)
    .where(eq(regiao.ativo, true))
    .orderBy(asc(emOrdemAlfabetica(regiao.nome)))
}
