import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Banco, Tx } from '../src/platform/banco/conexao.ts'
import { transacao } from '../src/platform/banco/transacao.ts'

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

/** Begins all of these while somebody holds what `prender` takes, and lets go once every one of them waits: for that, or for each other. */
export async function enquantoPreso<T>(
  banco: Banco,
  prender: (tx: Tx) => PromiseLike<unknown>,
  comecar: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const { promise: solto, resolve: soltar } = Promise.withResolvers<void>()
  const { promise: preso, resolve: prendeu } = Promise.withResolvers<void>()
  const segurando = transacao(banco, async (tx) => {
    await prender(tx)
    prendeu()
    await solto
  })
  await Promise.race([preso, segurando])
  const comecadas = comecar.map((uma) => uma())
  await esperandoTrava(banco, comecar.length).finally(soltar)
  await segurando
  return Promise.all(comecadas)
}
