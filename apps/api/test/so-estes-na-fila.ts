import pg from 'pg'

/** MES-01 Of all open tickets only these are of nobody: the others are of somebody else. */
export async function soEstesNaFila(banco: string, ids: readonly number[], deQuem: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: banco })
  await cliente.connect()
  try {
    await cliente.query(
      `update ticket set operador_id = case when id = any($1::bigint[]) then null else (select id from colaborador where nome = $2) end
       where finalizado_em is null and arquivado_em is null`,
      [ids, deQuem],
    )
  } finally {
    await cliente.end()
  }
}
