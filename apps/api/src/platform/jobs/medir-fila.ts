import { sql } from 'drizzle-orm'
import type { Executor } from '../banco/conexao.ts'

export type MedidaDaFila = {
  /** Due, and nobody took them yet. */
  esperando: number
  /** How long the oldest of those has been due. */
  maisAntigaSegundos: number | null
  rodando: number
  /** They failed and will be tried again. */
  falhando: number
  /** They failed as often as they may; only a person tries them again. */
  desistidas: number
}

const NA_VEZ = sql`locked_at is null and attempts < max_attempts and run_at <= now()`

/** What is in the queue of one database, whoever works on it. */
export async function medirFila(banco: Executor): Promise<MedidaDaFila> {
  const { rows } = await banco.execute<MedidaDaFila>(sql`
    select count(*) filter (where ${NA_VEZ})::int as esperando,
      floor(extract(epoch from now() - min(run_at) filter (where ${NA_VEZ})))::int as "maisAntigaSegundos",
      count(*) filter (where locked_at is not null)::int as rodando,
      count(*) filter (where locked_at is null and last_error is not null and attempts < max_attempts)::int as falhando,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as desistidas
    from graphile_worker._private_jobs`)
  return rows[0] as MedidaDaFila
}
