import type { Decimal } from '@balcao/dominio/formatos/decimal'
import type { NegociacaoGravada } from '@balcao/dominio/precos/negociacao'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import { negociacaoEmVigor } from '../../precos/queries.ts'
import { negociacao } from '../../precos/tabelas.ts'
import { negociacaoUso } from '../nucleo/tabelas.ts'

const porIds = comandoFixo((banco, { ids }: { ids: number[] }) =>
  banco.select().from(negociacao).where(umDe(negociacao.id, ids)),
)

/** By their numbers, whatever became of them. */
export async function negociacoesGravadas(
  banco: Executor,
  ids: number[],
): Promise<Map<number, NegociacaoGravada>> {
  const linhas = await porIds(banco, { ids })
  return new Map(
    linhas.map((linha) => [
      linha.id,
      {
        ...linha,
        autorizada: linha.autorizadaEm !== null,
        encerrada: linha.encerradaEm !== null,
        planoId: linha.planoPagamentoId,
      },
    ]),
  )
}

/**
 * GES-03 Takes what the order uses, one after the other in the order of their numbers, so that two orders never wait for each other in a
 * circle. False where somebody took it meanwhile: the row says how much is left at the moment it is written, not when it was read.
 */
export async function usarNegociacoes(
  tx: Tx,
  { pedidoId, usos, agora }: { pedidoId: number; usos: ReadonlyMap<number, Decimal>; agora: Date },
): Promise<boolean> {
  for (const [id, unidades] of [...usos].toSorted(([a], [b]) => a - b)) {
    const [usada] = await tx
      .update(negociacao)
      .set({ quantidadeUsada: sql`${negociacao.quantidadeUsada} + ${unidades.toFixed(4)}::numeric` })
      .where(
        and(
          eq(negociacao.id, id),
          negociacaoEmVigor(),
          sql`${negociacao.quantidadeUsada} + ${unidades.toFixed(4)}::numeric <= ${negociacao.quantidadeAte}`,
          sql`(not ${negociacao.usoUnico} or ${negociacao.quantidadeUsada} = 0)`,
        ),
      )
      .returning({ id: negociacao.id })
    if (!usada) return false
    await tx
      .insert(negociacaoUso)
      .values({ negociacaoId: id, pedidoId, unidades: unidades.toFixed(4), usadaEm: agora })
  }
  return true
}

/** Done twice, it gives back only once. */
export async function devolverUsosDasNegociacoes(tx: Tx, pedidoId: number, agora: Date): Promise<void> {
  const usos = await tx
    .update(negociacaoUso)
    .set({ devolvidaEm: agora })
    .where(and(eq(negociacaoUso.pedidoId, pedidoId), isNull(negociacaoUso.devolvidaEm)))
    .returning({ id: negociacaoUso.negociacaoId, unidades: negociacaoUso.unidades })
  for (const { id, unidades } of usos.toSorted((a, b) => a.id - b.id))
    await tx
      .update(negociacao)
      .set({ quantidadeUsada: sql`${negociacao.quantidadeUsada} - ${unidades}::numeric` })
      .where(eq(negociacao.id, id))
}

/** The orders that used it, the latest first. */
export const usosDaNegociacao = (banco: Executor, id: number) =>
  banco
    .select()
    .from(negociacaoUso)
    .where(eq(negociacaoUso.negociacaoId, id))
    .orderBy(asc(negociacaoUso.usadaEm))
    .limit(200)
