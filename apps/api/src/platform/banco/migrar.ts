import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { causas } from '../causas.ts'
import { Cliente } from './cliente.ts'

const PASTA_DE_MIGRACOES = fileURLToPath(new URL('../../migrations', import.meta.url))
// What an empty database gets at once; one of 0.10 came here by the steps between the two.
const BASE = '20261118080123_base'
const DIARIO = 'drizzle.__drizzle_migrations'
const ULTIMA_DA_0_10 = '20261117033705_vendas'
const PASTA_DESDE_A_0_10 = fileURLToPath(new URL('../../migrations-desde-0.10', import.meta.url))
// Any fixed number: every process that migrates this database must wait on the same one.
const TRAVA_DE_MIGRACAO = 20_261_115
/** Behind a step that waits, everybody who comes later waits too; and it gives way before PostgreSQL (after 1 s) would make somebody else. */
const ESPERA_POR_TRAVA_MS = 200
/** Some minutes: a long report or a copy holds what it reads. */
const TENTATIVAS_DO_PASSO = 300
const PAUSA_MS = 500
const IMPASSE = '40P01'
const TRAVA_INDISPONIVEL = '55P03'

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
      const feitos = await passosFeitos(cliente)
      if (feitos.size > 0) await migrarAoLado(cliente, feitos)
      else await migrate(drizzle({ client: cliente }), { migrationsFolder: PASTA_DE_MIGRACOES })
    } finally {
      await cliente.query('select pg_advisory_unlock($1)', [TRAVA_DE_MIGRACAO])
    }
  })
}

/**
 * ESC-06 The version before may be at work in it. Each step is a transaction of its own, so that it holds what it changes no longer than
 * it takes; and where it and somebody's write wait for each other, it is the step that gives way and begins again.
 */
async function migrarAoLado(cliente: pg.Client, feitos: ReadonlySet<string>): Promise<void> {
  const passos = (await lerPassos()).filter((passo) => !feitos.has(passo))
  await cliente.query(`set lock_timeout = ${ESPERA_POR_TRAVA_MS}`)
  for (const passo of passos)
    for (let tentativa = 1; ; tentativa++)
      try {
        await darPassos(cliente, [passo])
        break
      } catch (erro) {
        if (tentativa === TENTATIVAS_DO_PASSO || !foiPorTrava(erro)) throw erro
        await esperar(PAUSA_MS)
      }
  await cliente.query('reset lock_timeout')
}

const foiPorTrava = (erro: unknown): boolean =>
  causas(erro).some(({ code = '' }: Error & { code?: string }) =>
    [IMPASSE, TRAVA_INDISPONIVEL].includes(code),
  )

/** The newest step that this version knows. */
export const ultimaMigracao = async (): Promise<string> => (await lerPassos()).at(-1) ?? ''

const lerPassos = async (): Promise<string[]> => (await readdir(PASTA_DE_MIGRACOES)).sort()

/** An empty database as it was after that step: what was copied then fits no other. */
export async function migrarAte(url: string, ultima: string): Promise<void> {
  const passos = await lerPassos()
  if (!passos.includes(ultima)) throw new BancoMaisNovo()
  await comCliente(url, (cliente) => darPassos(cliente, passos.slice(0, passos.indexOf(ultima) + 1)))
}

/** Those that the journal does not name yet, in one transaction. */
async function darPassos(cliente: pg.Client, passos: readonly string[]): Promise<void> {
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-migracoes-'))
  try {
    for (const passo of passos)
      await cp(join(PASTA_DE_MIGRACOES, passo), join(pasta, passo), { recursive: true })
    await migrate(drizzle({ client: cliente }), { migrationsFolder: pasta })
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
  const feitos = await passosFeitos(cliente)
  if (feitos.size === 0 || feitos.has(BASE)) return
  if (!feitos.has(ULTIMA_DA_0_10)) throw new BancoAntigo()
  await migrate(drizzle({ client: cliente }), { migrationsFolder: PASTA_DESDE_A_0_10 })
  await cliente.query(`insert into ${DIARIO} (hash, created_at, name) values ('', 0, $1)`, [BASE])
}

async function passosFeitos(cliente: pg.Client): Promise<ReadonlySet<string>> {
  const { rows: existe } = await cliente.query('select 1 where to_regclass($1) is not null', [DIARIO])
  if (existe.length === 0) return new Set()
  const { rows } = await cliente.query<{ name: string }>(`select name from ${DIARIO}`)
  return new Set(rows.map(({ name }) => name))
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
