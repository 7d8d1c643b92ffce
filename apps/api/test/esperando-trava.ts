import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Banco } from '../src/platform/banco/conexao.ts'

/** Resolves once that many transactions of this database wait for a row that somebody holds. */
export async function esperandoTrava(banco: Banco, quantas: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await banco.execute<{ n: number }>(sql`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      if ((rows[0]?.n ?? 0) < quantas) throw new Error(`esperam ${rows[0]?.n}, não ${quantas}`)
    },
    { timeout: 60_000, interval: 10 },
  )
}
