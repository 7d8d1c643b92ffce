import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { filial } from './tabelas.ts'

/** Active branches a session sees, with how to reach them. */
export function unidadesVisiveis(banco: Executor, visivel: SQL | undefined) {
  return banco
    .select({
      id: filial.id,
      razaoSocial: filial.razaoSocial,
      nome: filial.nome,
      cidade: filial.cidade,
      uf: filial.uf,
      telefone: filial.telefone,
      email: filial.email,
    })
    .from(filial)
    .where(and(eq(filial.ativa, true), visivel))
    .orderBy(asc(filial.id))
}

export type Unidade = Awaited<ReturnType<typeof unidadesVisiveis>>[number]
