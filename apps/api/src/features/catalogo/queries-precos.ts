import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { cupom } from '../precos/tabelas.ts'

/** People know a customer by the CNPJ or CPF. */
export async function clientesDosCupons(banco: Executor): Promise<ReadonlyMap<number, ValoresDoAjuste>> {
  const linhas = await banco
    .select({ id: cupom.id, cliente: cliente.documento })
    .from(cupom)
    .leftJoin(cliente, eq(cliente.id, cupom.clienteId))
  return new Map(linhas.map(({ id, cliente: documento }) => [id, { cliente: documento }]))
}

export async function gravarClienteDoCupom(tx: Tx, id: number, { cliente: dele }: ValoresDoAjuste) {
  const clienteId = dele
    ? sql`(select ${cliente.id} from ${cliente} where ${cliente.documento} = ${dele})`
    : null
  await tx.update(cupom).set({ clienteId }).where(eq(cupom.id, id))
}

export async function existeCliente(banco: Executor, documento: string): Promise<boolean> {
  const [achado] = await banco
    .select({ id: cliente.id })
    .from(cliente)
    .where(eq(cliente.documento, documento))
  return achado !== undefined
}

/** Held, so that no order uses it meanwhile. */
export async function usosJaFeitos(banco: Executor, id: number): Promise<number> {
  const [linha] = await banco.select({ usos: cupom.usos }).from(cupom).where(eq(cupom.id, id)).for('update')
  return linha?.usos ?? 0
}
