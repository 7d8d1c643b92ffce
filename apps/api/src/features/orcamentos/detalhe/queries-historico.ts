import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { paginar } from '../../../platform/banco/paginador.ts'
import { historico } from '../../../platform/banco/tabelas.ts'
import { colaborador } from '../../acesso/tabelas.ts'

/** What was done with a quote, newest first; whoever asks has seen that it is theirs to see. */
export function historicoDoOrcamento(
  banco: Executor,
  orcamentoId: number,
  pagina: { page: number; take: number },
) {
  const onde = and(eq(historico.entidade, 'orcamento'), eq(historico.entidadeId, String(orcamentoId)))
  return paginar(banco, pagina, {
    linhas: (limite, salto) =>
      banco
        .select({
          id: historico.id,
          quando: historico.quando,
          quem: colaborador.nome,
          acao: historico.acao,
          dados: historico.dados,
        })
        .from(historico)
        .leftJoin(colaborador, eq(colaborador.id, historico.colaboradorId))
        .where(onde)
        .orderBy(desc(historico.id))
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(historico).where(onde),
  })
}
