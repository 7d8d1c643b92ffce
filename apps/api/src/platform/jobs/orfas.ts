import { plural } from '@balcao/dominio/formatos/contagem'
import type { ClientBase, Pool } from 'pg'
import type { Registrador } from './registro.ts'

const INTERVALO_MS = 60_000
/** A process that just started may hold a job before its lock. */
const CARENCIA = '15 seconds'
const TRAVA_DO_TURNO = 'hashtextextended(locked_by, 20261117)'

/** Held for as long as the connection lives: the tasks of this shift have an owner. */
export async function marcarPresenca(conexao: ClientBase, turno: string): Promise<void> {
  await conexao.query(
    `select pg_advisory_lock_shared(${TRAVA_DO_TURNO}) from (select $1::text as locked_by) t`,
    [turno],
  )
}

/**
 * A killed process leaves its jobs marked as running, and the library waits four hours before it tries them again.
 * Each shift therefore holds a lock for as long as it lives; jobs whose owner holds none are given back.
 */
export function recuperarOrfas(
  pool: Pool,
  registrar: Registrador,
  presente: () => boolean,
): { parar(): void } {
  const recuperar = () =>
    presente() &&
    devolverOrfas(pool).then(
      (quantas) =>
        quantas > 0 &&
        registrar.warn(`${plural(quantas, 'tarefa', 'tarefas')} de um processo que morreu: de volta à fila.`),
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
      select locked_by, quantas from presas where pg_try_advisory_xact_lock(${TRAVA_DO_TURNO})
    ), devolvidas as materialized (
      select graphile_worker.force_unlock_workers(array_agg(locked_by)) from orfas having count(*) > 0
    )
    select coalesce(sum(quantas), 0)::int as quantas from orfas, devolvidas`)
  return rows[0]?.quantas ?? 0
}
