import { and, asc, count, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { pedidoDeConta } from './tabelas.ts'

export type PedidoDeConta = typeof pedidoDeConta.$inferSelect

export async function inserirPedidoDeConta(
  tx: Tx,
  novo: Omit<typeof pedidoDeConta.$inferInsert, 'id' | 'tokenHash' | 'tentativas'>,
): Promise<number> {
  const [linha] = await tx.insert(pedidoDeConta).values(novo).returning({ id: pedidoDeConta.id })
  if (!linha) throw new Error('o pedido de conta não foi gravado')
  return linha.id
}

export async function pedidoDeContaPorId(banco: Executor, id: number): Promise<PedidoDeConta | null> {
  const [linha] = await banco.select().from(pedidoDeConta).where(eq(pedidoDeConta.id, id))
  return linha ?? null
}

export async function pedidoDeContaDoToken(
  banco: Executor,
  tokenHash: string,
): Promise<PedidoDeConta | null> {
  const [linha] = await banco.select().from(pedidoDeConta).where(eq(pedidoDeConta.tokenHash, tokenHash))
  return linha ?? null
}

export async function gravarTokenDoPedido(tx: Tx, id: number, tokenHash: string): Promise<void> {
  await tx.update(pedidoDeConta).set({ tokenHash }).where(eq(pedidoDeConta.id, id))
}

/** How many were made since then for the same CPF, and how many for the same address. */
export async function contarPedidosDeConta(
  banco: Executor,
  { cpf, email }: Pick<PedidoDeConta, 'cpf' | 'email'>,
  desde: Date,
): Promise<{ doCpf: number; doEmail: number }> {
  const [[doCpf], [doEmail]] = await Promise.all([
    banco
      .select({ quantos: count() })
      .from(pedidoDeConta)
      .where(and(eq(pedidoDeConta.cpf, cpf), gt(pedidoDeConta.criadoEm, desde))),
    banco
      .select({ quantos: count() })
      .from(pedidoDeConta)
      .where(
        and(eq(sql`lower(${pedidoDeConta.email})`, email.toLowerCase()), gt(pedidoDeConta.criadoEm, desde)),
      ),
  ])
  return { doCpf: doCpf?.quantos ?? 0, doEmail: doEmail?.quantos ?? 0 }
}

/** All of a CPF, always in the same order: two links followed at once wait for each other. */
export function travarPedidosDoCpf(tx: Tx, cpf: string): Promise<PedidoDeConta[]> {
  return tx
    .select()
    .from(pedidoDeConta)
    .where(and(eq(pedidoDeConta.cpf, cpf), isNotNull(pedidoDeConta.tokenHash)))
    .orderBy(asc(pedidoDeConta.id))
    .for('update')
}

export async function contarTentativaDoPedido(tx: Tx, id: number): Promise<void> {
  await tx
    .update(pedidoDeConta)
    .set({ tentativas: sql`${pedidoDeConta.tentativas} + 1` })
    .where(eq(pedidoDeConta.id, id))
}

export async function apagarPedidoDeConta(tx: Tx, id: number): Promise<void> {
  await tx.delete(pedidoDeConta).where(eq(pedidoDeConta.id, id))
}

/** The CPF has its account: no other link makes one. */
export async function apagarPedidosDoCpf(tx: Tx, cpf: string): Promise<void> {
  await tx.delete(pedidoDeConta).where(eq(pedidoDeConta.cpf, cpf))
}

export async function apagarPedidosDeContaExpirados(banco: Executor, agora: Date): Promise<void> {
  await banco.delete(pedidoDeConta).where(lt(pedidoDeConta.expiraEm, agora))
}
