import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { Cliente } from './cliente.ts'

const PASTA_DE_MIGRACOES = fileURLToPath(new URL('../../migrations', import.meta.url))
// What an empty database gets at once; one of 0.10 came here by the steps between the two.
const BASE = '20261118080123_base'
const ULTIMA_DA_0_10 = '20261117033705_vendas'
const PASTA_DESDE_A_0_10 = fileURLToPath(new URL('../../migrations-desde-0.10', import.meta.url))
// Any fixed number: every process that migrates this database must wait on the same one.
const TRAVA_DE_MIGRACAO = 20_261_115

/** The steps that led to 0.10 are in the base, where they cannot be taken one by one any more. */
export class BancoAntigo extends Error {}

/** A step of the schema that this version does not know. */
export class BancoMaisNovo extends Error {}

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
      await reconhecerBase(cliente)
      await migrate(drizzle({ client: cliente }), { migrationsFolder: PASTA_DE_MIGRACOES })
    } finally {
      await cliente.query('select pg_advisory_unlock($1)', [TRAVA_DE_MIGRACAO])
    }
  })
}

/** An empty database as it was after that step: what was copied then fits no other. */
export async function migrarAte(url: string, ultima: string): Promise<void> {
  const passos = (await readdir(PASTA_DE_MIGRACOES)).sort()
  if (!passos.includes(ultima)) throw new BancoMaisNovo()
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-migracoes-'))
  try {
    for (const passo of passos.slice(0, passos.indexOf(ultima) + 1))
      await cp(join(PASTA_DE_MIGRACOES, passo), join(pasta, passo), { recursive: true })
    await comCliente(url, (cliente) => migrate(drizzle({ client: cliente }), { migrationsFolder: pasta }))
  } finally {
    await rm(pasta, { recursive: true, force: true })
  }
}

/** Until this connection ends nobody migrates. */
export async function esperarMigracao(cliente: pg.Client): Promise<void> {
  await cliente.query('select pg_advisory_lock_shared($1)', [TRAVA_DE_MIGRACAO])
}

/** The migrator runs whatever the journal does not name: a database that has what the base makes is given its name. */
async function reconhecerBase(cliente: pg.Client): Promise<void> {
  const diario = 'drizzle.__drizzle_migrations'
  const { rows: existe } = await cliente.query('select 1 where to_regclass($1) is not null', [diario])
  if (existe.length === 0) return
  const { rows } = await cliente.query<{ name: string }>(`select name from ${diario}`)
  const feitas = new Set(rows.map(({ name }) => name))
  if (feitas.size === 0 || feitas.has(BASE)) return
  if (!feitas.has(ULTIMA_DA_0_10)) throw new BancoAntigo()
  await migrate(drizzle({ client: cliente }), { migrationsFolder: PASTA_DESDE_A_0_10 })
  await cliente.query(`insert into ${diario} (hash, created_at, name) values ('', 0, $1)`, [BASE])
}

async function comCliente<T>(url: string, usar: (cliente: pg.Client) => Promise<T>): Promise<T> {
  const cliente = new Cliente({ connectionString: url })
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
