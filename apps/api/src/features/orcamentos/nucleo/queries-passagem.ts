import { and, count, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, deQuemMuda } from '../../../platform/banco/historico.ts'
import { orcamento, porDecidir } from './tabelas.ts'

const abertosDe = (colaboradorId: number) =>
  and(eq(orcamento.colaboradorId, colaboradorId), porDecidir(orcamento))

export const contarOrcamentosDe = (banco: Executor, colaboradorId: number): Promise<number> =>
  banco.$count(orcamento, abertosDe(colaboradorId))

export const orcamentosPorFilialDe = (banco: Executor, colaboradorId: number) =>
  banco
    .select({ filialId: orcamento.filialId, total: count() })
    .from(orcamento)
    .where(abertosDe(colaboradorId))
    .groupBy(orcamento.filialId)

export const gravarPassagem = (
  tx: Tx,
  autoria: Autoria,
  { de, para }: { de: number; para: number },
): Promise<{ id: number; versao: number }[]> =>
  tx
    .update(orcamento)
    .set({
      colaboradorId: para,
      ...deQuemMuda(autoria),
      versao: sql`${orcamento.versao} + 1`,
    })
    .where(abertosDe(de))
    .returning({ id: orcamento.id, versao: orcamento.versao })
