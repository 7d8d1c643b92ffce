import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { atividade } from './tabelas.ts'

/** Written by whatever deed it tells of, in its transaction. */
export async function registrarAtividade(tx: Tx, nova: typeof atividade.$inferInsert): Promise<void> {
  await tx.insert(atividade).values(nova)
}

/** TIC-05 What was done with a customer, newest first; `visivel` is for whoever knows the nouns it refers to. */
export function atividadesDoCliente(
  banco: Executor,
  { clienteId, visivel }: { clienteId: number; visivel: SQL | undefined },
  pagina: { page: number; take: number },
) {
  const onde = and(eq(atividade.clienteId, clienteId), visivel)
  return paginar(banco, pagina, {
    linhas: (limite, salto) =>
      banco
        .select({
          id: atividade.id,
          tipo: atividade.tipo,
          historico: atividade.historico,
          criadaEm: atividade.criadaEm,
          referenciaId: atividade.referenciaId,
          colaborador: colaborador.nome,
        })
        .from(atividade)
        .leftJoin(colaborador, eq(colaborador.id, atividade.colaboradorId))
        .where(onde)
        .orderBy(desc(atividade.criadaEm), desc(atividade.id))
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(atividade).where(onde),
  })
}
