import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, inject, onTestFinished } from 'vitest'
import { comBanco } from '../src/platform/banco/conexao.ts'
import { criarAgendador } from '../src/platform/jobs/agendar.ts'
import { criarPainelDaFila } from '../src/platform/jobs/estado.ts'
import { type ConfiguracaoDaFila, criarFila, type Fila, type Tarefas } from '../src/platform/jobs/fila.ts'
import { relogioDoSistema } from '../src/platform/relogio.ts'

export type Catalogo = { somar: { valor: number }; falhar: { segredo: string } }
type Registro = { nivel: string; dados: unknown; mensagem: string }
type Opcoes = Partial<Omit<ConfiguracaoDaFila<Catalogo>, 'tarefas'>>

export const agendar = criarAgendador<Catalogo>()
export const ESPERA = { timeout: 60_000 }
/** Longer than the first: that pauses grow is still true, and nobody waits five seconds for the database that is back. */
const MAIOR_PAUSA_MS = 600

async function noServidor(comando: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: inject('urlDoPostgres') })
  await cliente.connect()
  await cliente.query(comando).finally(() => cliente.end())
}

/** An empty database and queues on it, all gone when the test ends. */
export async function cenario() {
  const nome = `fila_${randomUUID()}`
  const filas: Fila[] = []
  const pools: pg.Pool[] = []
  const registros: Registro[] = []
  const somados: number[] = []
  await noServidor(`create database "${nome}"`)
  onTestFinished(async () => {
    await Promise.all(filas.map((fila) => fila.parar()))
    await Promise.all(pools.map((pool) => pool.end()))
    await noServidor(`drop database "${nome}" with (force)`)
  })

  const url = comBanco(inject('urlDoPostgres'), nome)
  const novoPool = () => {
    const pool = new pg.Pool({ connectionString: url })
    pool.on('error', () => undefined)
    pool.on('connect', (cliente) => cliente.on('error', () => undefined))
    pools.push(pool)
    return pool
  }
  const pool = novoPool()
  const painel = criarPainelDaFila(relogioDoSistema)

  const anotar = (nivel: string) => (dados: unknown, mensagem?: string) => {
    const soTexto = typeof dados === 'string'
    registros.push({ nivel, dados: soTexto ? null : dados, mensagem: soTexto ? dados : (mensagem ?? '') })
  }
  const registrar = { debug: anotar('debug'), warn: anotar('warn'), error: anotar('error') }

  const ligar = async (tarefas: Partial<Tarefas<Catalogo>> = {}, opcoes: Opcoes = {}): Promise<Fila> => {
    const somar = async ({ valor }: Catalogo['somar']) => void somados.push(valor)
    const falhar = async () => {
      throw new Error('não deu')
    }
    const todas = { somar, falhar, ...tarefas }
    const fila = criarFila<Catalogo>({
      url,
      pool,
      painel,
      registrar,
      tarefas: todas,
      maiorPausaMs: MAIOR_PAUSA_MS,
      ...opcoes,
    })
    filas.push(fila)
    await fila.iniciar()
    return fila
  }
  const derrubarConexoes = () =>
    noServidor(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nome}'`)
  const jobs = async () => (await pool.query('select * from graphile_worker.jobs order by id')).rows

  return {
    url,
    pool,
    painel,
    banco: drizzle({ client: pool }),
    novoPool,
    ligar,
    jobs,
    /** Resolves when no job is left. */
    esvaziar: () => expect.poll(() => jobs().catch(() => 'sem banco'), ESPERA).toEqual([]),
    registrar,
    registros,
    somados,
    derrubarConexoes,
    /** The database is away until `voltar`: whoever was connected no longer is, and nobody gets in. */
    cair: async () => {
      await noServidor(`alter database "${nome}" with allow_connections false`)
      await derrubarConexoes()
    },
    voltar: () => noServidor(`alter database "${nome}" with allow_connections true`),
  }
}

/** A task that stops halfway, until the test lets it go. */
export function tarefaQueEspera(somados: number[]) {
  const { promise: comecou, resolve: avisar } = Promise.withResolvers<void>()
  const { promise: podeTerminar, resolve: terminar } = Promise.withResolvers<void>()
  const somar = async ({ valor }: Catalogo['somar']) => {
    avisar()
    await podeTerminar
    somados.push(valor)
  }
  return { somar, comecou, terminar }
}
