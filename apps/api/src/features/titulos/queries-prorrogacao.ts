import type { Desfazimento } from '@balcao/dominio/titulos/prorrogacao'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { titulo, tituloProrrogacao } from './tabelas.ts'

type Autor = { quando: Date; por: number | null }

/** Held until the transaction ends, always in the same order: two tickets with the same titles wait, and never for each other. */
export async function travarTitulos(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx
    .select({
      id: titulo.id,
      numero: titulo.numero,
      dataVencimento: titulo.dataVencimento,
      pagoEm: titulo.pagoEm,
      baixadoEm: titulo.baixadoEm,
    })
    .from(titulo)
    .where(inArray(titulo.id, [...ids]))
    .orderBy(asc(titulo.id))
    .for('update')
}

export async function gravarVencimento(
  tx: Tx,
  id: number,
  dataVencimento: string,
  { quando, por }: Autor,
): Promise<void> {
  await tx
    .update(titulo)
    .set({ dataVencimento, atualizadoEm: quando, atualizadoPor: por, versao: sql`${titulo.versao} + 1` })
    .where(eq(titulo.id, id))
}

export async function inserirProrrogacoes(
  tx: Tx,
  novas: (typeof tituloProrrogacao.$inferInsert)[],
): Promise<void> {
  await tx.insert(tituloProrrogacao).values(novas)
}

/** Titles that a ticket extended and did not take back. */
export async function titulosProrrogadosPor(banco: Executor, ticketId: number): Promise<number[]> {
  const linhas = await banco
    .select({ tituloId: tituloProrrogacao.tituloId })
    .from(tituloProrrogacao)
    .where(and(eq(tituloProrrogacao.ticketId, ticketId), isNull(tituloProrrogacao.desfeitaEm)))
  return linhas.map(({ tituloId }) => tituloId)
}

/** Titles whose extension by a ticket was taken back at that moment, and when they had been due by it. */
export const vencimentosDesfeitos = (banco: Executor, ticketId: number, quando: Date) =>
  banco
    .select({ id: tituloProrrogacao.tituloId, para: tituloProrrogacao.vencimentoNovo })
    .from(tituloProrrogacao)
    .where(and(eq(tituloProrrogacao.ticketId, ticketId), eq(tituloProrrogacao.desfeitaEm, quando)))

/** All extensions of these titles that stand, whoever made them, oldest first. */
export async function prorrogacoesVivas(banco: Executor, titulos: readonly number[]) {
  if (titulos.length === 0) return []
  return banco
    .select()
    .from(tituloProrrogacao)
    .where(and(inArray(tituloProrrogacao.tituloId, [...titulos]), isNull(tituloProrrogacao.desfeitaEm)))
    .orderBy(asc(tituloProrrogacao.id))
}

export async function gravarDesfazimento(
  tx: Tx,
  { prorrogacaoId, seguinte }: Desfazimento,
  { quando, por }: Autor,
): Promise<void> {
  await tx
    .update(tituloProrrogacao)
    .set({ desfeitaEm: quando, desfeitaPor: por })
    .where(eq(tituloProrrogacao.id, prorrogacaoId))
  if (seguinte)
    await tx
      .update(tituloProrrogacao)
      .set({ vencimentoAnterior: seguinte.vencimentoAnterior })
      .where(eq(tituloProrrogacao.id, seguinte.id))
}
