import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { comandoFixo } from '../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { configuracaoFv } from './tabelas.ts'

type Quem = { colaboradorId: number; filialId: number }

/** GES-07 All that was said of a person at a branch, by whichever scope; which of them counts is a rule. */
export const configuracoesDe = comandoFixo((banco, { colaboradorId, filialId }: Quem) =>
  banco
    .select({ escopo: configuracaoFv.escopo, valores: configuracaoFv.valores })
    .from(configuracaoFv)
    .where(
      and(
        isNull(configuracaoFv.excluidaEm),
        or(
          eq(configuracaoFv.escopo, 'NEGOCIO'),
          and(eq(configuracaoFv.escopo, 'VENDEDOR'), eq(configuracaoFv.alvoId, colaboradorId)),
          and(
            eq(configuracaoFv.escopo, 'EQUIPE'),
            sql`${configuracaoFv.alvoId} = (select supervisor_id from colaborador where id = ${colaboradorId})`,
          ),
          and(eq(configuracaoFv.escopo, 'FILIAL'), eq(configuracaoFv.alvoId, filialId)),
        ),
      ),
    ),
)

/** The same of several people at once, each with what was said of them. */
export async function configuracoesDeVarios(
  banco: Executor,
  { ids, filialId }: { ids: readonly number[]; filialId: number | null },
) {
  const pessoa = sql`(select id, supervisor_id from colaborador where id = any(${sql.param(ids)})) as pessoa`
  const linhas = await banco
    .select({
      colaboradorId: sql`pessoa.id`.mapWith(Number),
      escopo: configuracaoFv.escopo,
      valores: configuracaoFv.valores,
    })
    .from(configuracaoFv)
    .innerJoin(
      pessoa,
      sql`case ${configuracaoFv.escopo} when 'NEGOCIO' then true when 'VENDEDOR' then ${configuracaoFv.alvoId} = pessoa.id
        when 'EQUIPE' then ${configuracaoFv.alvoId} = pessoa.supervisor_id else ${configuracaoFv.alvoId} = ${filialId} end`,
    )
    .where(isNull(configuracaoFv.excluidaEm))
  return Map.groupBy(linhas, ({ colaboradorId }) => colaboradorId)
}
