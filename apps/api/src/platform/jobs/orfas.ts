import type { WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Registrador } from './registro.ts'

const INTERVALO_MS = 60_000
/** A process that just started may hold a job before its lock. */
const CARENCIA = '15 seconds'
const TRAVA_DO_TRABALHADOR = 'hashtextextended(locked_by, 20261117)'

/**
 * A killed process leaves its jobs marked as running, and the library waits four hours before it tries them again.
 * Each process therefore holds a lock for as long as it lives; jobs whose owner holds none are given back.
 */
export function recuperarOrfas(pool: Pool, eventos: WorkerEvents, registrar: Registrador): { parar(): void } {
  eventos.on('pool:listen:success', ({ workerPool, client }) => {
    const travar = `select pg_advisory_lock_shared(${TRAVA_DO_TRABALHADOR}) from (select $1::text as locked_by) t`
    // The library's own LISTEN comes first.
    client.once('drain', () => {
      client
        .query(travar, [workerPool.id])
        .catch((err) => registrar.warn({ err }, 'A fila ficou sem a sua trava.'))
    })
  })
  const recuperar = () =>
    devolverOrfas(pool).then(
      (quantas) =>
        quantas > 0 && registrar.warn(`${quantas} tarefa(s) de um processo que morreu voltaram à fila.`),
      (err) => registrar.warn({ err }, 'Não foi possível procurar tarefas de processos que morreram.'),
    )
  const relogio = setInterval(recuperar, INTERVALO_MS).unref()
  recuperar()
  return { parar: () => clearInterval(relogio) }
}

/** Answers how many jobs went back to the queue. */
export async function devolverOrfas(pool: Pool): Promise<number> {
  // The lock is taken for this statement only: getting it proves that the owner's connection is gone.
  const { rows } = await pool.query<{ quantas: number }>(`
    with presas as materialized (
      select locked_by, count(*) as quantas from graphile_worker.jobs
      where locked_at < now() - interval '${CARENCIA}' group by locked_by
    ), orfas as materialized (
      select locked_by, quantas from presas where pg_try_advisory_xact_lock(${TRAVA_DO_TRABALHADOR})
    ), devolvidas as materialized (
      select graphile_worker.force_unlock_workers(array_agg(locked_by)) from orfas having count(*) > 0
    )
    select coalesce(sum(quantas), 0)::int as quantas from orfas, devolvidas`)
  return rows[0]?.quantas ?? 0
}

/** Puts back what one worker pool of this process left behind. */
export async function devolver(pool: Pool, trabalhadores: string): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [[trabalhadores]])
}
