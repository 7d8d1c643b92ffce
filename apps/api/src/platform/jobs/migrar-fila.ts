import { runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { type Registrador, registroDaFila } from './registro.ts'

// Any fixed number: every process that prepares the queue of this database must wait on the same one.
const TRAVA_DA_FILA = 20_261_116

/** Brings the queue's own schema up to date, one process at a time. */
export async function migrarFila(pool: Pool, registrar: Registrador): Promise<void> {
  const cliente = await pool.connect()
  try {
    await cliente.query('begin; set local statement_timeout = 0')
    await cliente.query('select pg_advisory_xact_lock($1)', [TRAVA_DA_FILA])
    await runMigrations({ pgPool: pool, logger: registroDaFila(registrar) })
    await cliente.query('commit')
    cliente.release()
  } catch (erro) {
    // Closing the connection ends the transaction and frees the lock, whatever state they are in.
    cliente.release(true)
    throw erro
  }
}
