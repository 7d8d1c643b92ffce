import type { ClientBase } from 'pg'
import type { Andamento } from './andamento.ts'

/** As the library does it, which does not export how; the version is fixed in package.json. */
const SOLTAR_LINHAS = `update graphile_worker._private_job_queues q set locked_by = null, locked_at = null
  from acertadas a where q.id = a.job_queue_id and q.locked_by = $1`
const FEITAS = `with acertadas as (
    delete from graphile_worker._private_jobs where locked_by = $1 and id = any($2::bigint[]) returning job_queue_id
  ) ${SOLTAR_LINHAS}`
const FALHAS = `with acertadas as (
    update graphile_worker._private_jobs j set locked_by = null, locked_at = null, last_error = f.erro,
      run_at = greatest(now(), run_at) + exp(least(attempts, 10)) * interval '1 second'
    from unnest($2::bigint[], $3::text[]) f (id, erro) where j.id = f.id and locked_by = $1 returning job_queue_id
  ) ${SOLTAR_LINHAS}`
/** Taken from the queue but never begun: that was no attempt. */
const NUNCA_COMECADAS = `with acertadas as (
    update graphile_worker._private_jobs set locked_by = null, locked_at = null, attempts = greatest(0, attempts - 1)
    where locked_by = $1 and id <> all($2::bigint[]) returning job_queue_id
  ) ${SOLTAR_LINHAS}`

/** Writes down how the tasks of a shift that is over ended; those that still run stay its own. */
export async function acertar(conexao: ClientBase, andamento: Andamento, turno: string): Promise<void> {
  const terminadas = andamento.terminadas(turno)
  const feitas = terminadas.filter(({ erro }) => erro === null)
  const falhas = terminadas.filter(({ erro }) => erro !== null)
  await conexao.query('begin')
  try {
    await conexao.query(FEITAS, [turno, feitas.map(({ id }) => id)])
    await conexao.query(FALHAS, [turno, falhas.map(({ id }) => id), falhas.map(({ erro }) => erro)])
    await conexao.query(NUNCA_COMECADAS, [turno, andamento.rodando(turno)])
    await conexao.query('commit')
  } catch (erro) {
    await conexao.query('rollback').catch(() => undefined)
    throw erro
  }
  andamento.anotadas(turno, terminadas)
}
