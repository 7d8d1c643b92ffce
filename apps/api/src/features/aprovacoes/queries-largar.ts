import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
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

export const encerrarDelegacoesDe = (
  tx: Tx,
  { agora }: Autoria,
  colaboradorId: number,
  hoje: string,
): Promise<{ id: number }[]> =>
  tx
    .update(aprovacaoDelegacao)
    .set({ encerradaEm: agora, atualizadoEm: agora, versao: sql`${aprovacaoDelegacao.versao} + 1` })
    .where(delegadas(colaboradorId, hoje))
    .returning({ id: aprovacaoDelegacao.id })

export async function passarDono(tx: Tx, de: number, para: number): Promise<void> {
  await tx
    .update(aprovacao)
    .set({ donoId: para, versao: sql`${aprovacao.versao} + 1` })
    .where(and(abertas, eq(aprovacao.donoId, de)))
}
