import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { anunciarAprovacoes } from './pedir.ts'
import { aprovacao, aprovacaoDelegacao } from './tabelas.ts'

const delegadas = (colaboradorId: number, hoje: string) =>
  and(
    or(eq(aprovacaoDelegacao.deId, colaboradorId), eq(aprovacaoDelegacao.paraId, colaboradorId)),
    isNull(aprovacaoDelegacao.encerradaEm),
    sql`${aprovacaoDelegacao.fim} >= ${hoje}`,
  )
const abertas = inArray(aprovacao.situacao, ['PENDENTE', 'SEPARADA'])

/** What a person still waits for, and what was handed to them or by them. */
export const contarAprovacoesDe = async (banco: Executor, colaboradorId: number, hoje: string) => ({
  aprovacoes: await banco.$count(
    aprovacao,
    and(abertas, or(eq(aprovacao.solicitanteId, colaboradorId), eq(aprovacao.donoId, colaboradorId))),
  ),
  delegacoes: await banco.$count(aprovacaoDelegacao, delegadas(colaboradorId, hoje)),
})

/** ADM-02 Nobody decides for whoever left, nor they for anybody; what they own of what waits goes with their quotes. */
export async function largarAprovacoes(
  tx: Tx,
  autoria: Autoria,
  { de, donoPassaA, hoje }: { de: number; donoPassaA: number | null; hoje: string },
): Promise<void> {
  const encerradas = await tx
    .update(aprovacaoDelegacao)
    .set({
      encerradaEm: autoria.agora,
      atualizadoEm: autoria.agora,
      versao: sql`${aprovacaoDelegacao.versao} + 1`,
    })
    .where(delegadas(de, hoje))
    .returning({ id: aprovacaoDelegacao.id })
  for (const { id } of encerradas)
    await registrarHistorico(tx, autoria, {
      entidade: 'delegacao-de-aprovacao',
      entidadeId: id,
      acao: 'ENCERRAR',
    })
  if (donoPassaA !== null)
    await tx
      .update(aprovacao)
      .set({ donoId: donoPassaA, versao: sql`${aprovacao.versao} + 1` })
      .where(and(abertas, eq(aprovacao.donoId, de)))
  await anunciarAprovacoes(tx, { autoria })
}
