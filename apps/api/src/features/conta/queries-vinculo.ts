import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { codigoDeVinculo, pedidoDeVinculo } from './tabelas-vinculo.ts'

export async function inserirPedidoDeVinculo(
  tx: Tx,
  novo: Pick<typeof pedidoDeVinculo.$inferInsert, 'colaboradorId' | 'criadoEm' | 'expiraEm'>,
): Promise<number> {
  const [linha] = await tx.insert(pedidoDeVinculo).values(novo).returning({ id: pedidoDeVinculo.id })
  if (!linha) throw new Error('o pedido de vínculo não foi gravado')
  return linha.id
}

export async function pedidoDeVinculoPorId(banco: Executor, id: number) {
  const [linha] = await banco.select().from(pedidoDeVinculo).where(eq(pedidoDeVinculo.id, id))
  return linha ?? null
}

/** When the account asked for codes since then. */
export async function pedidosDeVinculoDesde(
  banco: Executor,
  colaboradorId: number,
  desde: Date,
): Promise<Date[]> {
  const linhas = await banco
    .select({ criadoEm: pedidoDeVinculo.criadoEm })
    .from(pedidoDeVinculo)
    .where(and(eq(pedidoDeVinculo.colaboradorId, colaboradorId), gt(pedidoDeVinculo.criadoEm, desde)))
  return linhas.map(({ criadoEm }) => criadoEm)
}

/** A new request takes the place of the former: only the last one counts. Whoever asks holds the account. */
export async function ultimoPedidoDeVinculo(tx: Tx, colaboradorId: number) {
  const [linha] = await tx
    .select()
    .from(pedidoDeVinculo)
    .where(eq(pedidoDeVinculo.colaboradorId, colaboradorId))
    .orderBy(desc(pedidoDeVinculo.id))
    .limit(1)
  return linha ?? null
}

export async function contarTentativaDeVinculo(tx: Tx, id: number): Promise<void> {
  await tx
    .update(pedidoDeVinculo)
    .set({ tentativas: sql`${pedidoDeVinculo.tentativas} + 1` })
    .where(eq(pedidoDeVinculo.id, id))
}

export async function gastarPedidoDeVinculo(tx: Tx, id: number, agora: Date): Promise<void> {
  await tx.update(pedidoDeVinculo).set({ usadoEm: agora }).where(eq(pedidoDeVinculo.id, id))
}

/** One code per address; a task tried again puts others in their place. */
export async function gravarCodigos(
  tx: Tx,
  pedidoId: number,
  codigos: readonly { email: string; codigoHash: string }[],
): Promise<void> {
  await tx.delete(codigoDeVinculo).where(eq(codigoDeVinculo.pedidoId, pedidoId))
  if (codigos.length > 0)
    await tx.insert(codigoDeVinculo).values(codigos.map((codigo) => ({ ...codigo, pedidoId })))
}

/** The address that this code was sent to. */
export async function emailDoCodigo(
  banco: Executor,
  pedidoId: number,
  codigoHash: string,
): Promise<string | null> {
  const [linha] = await banco
    .select({ email: codigoDeVinculo.email })
    .from(codigoDeVinculo)
    .where(and(eq(codigoDeVinculo.pedidoId, pedidoId), eq(codigoDeVinculo.codigoHash, codigoHash)))
  return linha?.email ?? null
}

export async function apagarPedidosDeVinculoAntigos(banco: Executor, antesDe: Date): Promise<void> {
  await banco.delete(pedidoDeVinculo).where(lt(pedidoDeVinculo.criadoEm, antesDe))
}
