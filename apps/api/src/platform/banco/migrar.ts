import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const PASTA_DE_MIGRACOES = fileURLToPath(new URL('../../migrations', import.meta.url))
// Any fixed number: every process that migrates this database must wait on the same one.
const TRAVA_DE_MIGRACAO = 20_261_115

/** Creates the database when the server does not have it yet; two processes at once are fine. */
export async function criarBancoSeFaltar(urlDeManutencao: string, nome: string): Promise<void> {
  await comCliente(urlDeManutencao, async (cliente) => {
    const { rowCount } = await cliente.query('select 1 from pg_database where datname = $1', [nome])
    if (rowCount) return
    await cliente.query(`create database ${cliente.escapeIdentifier(nome)}`).catch(ignorarSeJaExiste)
  })
}

/** Brings one database to the newest schema, one process at a time. */
export async function migrar(url: string): Promise<void> {
  await comCliente(url, async (cliente) => {
    await cliente.query('select pg_advisory_lock($1)', [TRAVA_DE_MIGRACAO])
    try {
      await migrate(drizzle({ client: cliente }), { migrationsFolder: PASTA_DE_MIGRACOES })
    } finally {
      await cliente.query('select pg_advisory_unlock($1)', [TRAVA_DE_MIGRACAO])
    }
  })
}

async function comCliente<T>(url: string, usar: (cliente: pg.Client) => Promise<T>): Promise<T> {
  const cliente = new pg.Client({ connectionString: url })
  await cliente.connect()
  try {
    return await usar(cliente)
  } finally {
    await cliente.end()
  }
}

function ignorarSeJaExiste(erro: unknown): void {
  const codigo = (erro as { code?: string }).code
  // duplicate_database, or the unique violation that a parallel CREATE DATABASE raises
  if (codigo !== '42P04' && codigo !== '23505') throw erro
}
