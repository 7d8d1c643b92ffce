import pg from 'pg'

/** ALC-02 The mailboxes are due, and the queue is told so: a journey waits for what is seen, not for the minute to turn. */
export async function lerCaixasJa(banco: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: banco })
  await cliente.connect()
  try {
    await cliente.query('update correio_caixa set lida_em = null')
    await cliente.query(`select graphile_worker.add_job('ler-caixas', '{}'::json)`)
  } finally {
    await cliente.end()
  }
}
