import { EventEmitter } from 'node:events'
import { setTimeout as esperar } from 'node:timers/promises'
import {
  type JobHelpers,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import type { Pool } from 'pg'
import { migrarFila } from './migrar-fila.ts'
import { devolver, recuperarOrfas } from './orfas.ts'
import { type Registrador, registroDaFila } from './registro.ts'

type ContextoDaTarefa = {
  id: string
  tentativa: number
  maximoDeTentativas: number
  /** Fires when the server stops and the task takes too long to end. */
  sinal: AbortSignal
}

/** A task may run twice (a process can die after the work and before saying so): it must bear that. */
export type Tarefas<Catalogo extends object> = {
  [Nome in keyof Catalogo & string]: (dados: Catalogo[Nome], contexto: ContextoDaTarefa) => Promise<void>
}

export type ItemDeCron<Catalogo extends object> = {
  [Nome in keyof Catalogo & string]: {
    tarefa: Nome
    /** Five fields of a crontab, in UTC. */
    quandoEmUtc: string
    dados: Catalogo[Nome]
    /** Runs what was missed while no server was up, so far back. */
    recuperarMs?: number
  }
}[keyof Catalogo & string]

export type ConfiguracaoDaFila<Catalogo extends object> = {
  pool: Pool
  tarefas: Tarefas<Catalogo>
  cron?: readonly ItemDeCron<Catalogo>[]
  registrar: Registrador
  simultaneas?: number
  /** How long `parar` waits for running tasks before it gives them back to the queue. */
  prazoParaPararMs?: number
}

export type Fila = { iniciar(): Promise<void>; parar(): Promise<void> }

const ESPERA_PARA_RELIGAR_MS = 1_000

/** One worker of the queue of one database. Failed tasks are tried again, each time later (e, e², e³… seconds). */
export function criarFila<Catalogo extends object>(config: ConfiguracaoDaFila<Catalogo>): Fila {
  const { pool, registrar, simultaneas = 4, prazoParaPararMs = 10_000 } = config
  const taskList = comoTaskList(config.tarefas, registrar)
  const parsedCronItems = comoCron(config.cron ?? [])
  const eventos: WorkerEvents = new EventEmitter()
  const parando = new AbortController()
  let execucao: Runner | undefined
  let trabalhadores: WorkerPool | undefined
  eventos.on('pool:create', ({ workerPool }) => {
    trabalhadores = workerPool
  })
  let vigia: Promise<void> | undefined
  let orfas: { parar(): void } | undefined

  const ligar = async () => {
    execucao = await run({
      pgPool: pool,
      taskList,
      parsedCronItems,
      logger: registroDaFila(registrar),
      events: eventos,
      concurrency: simultaneas,
      // The server has its own way to stop, and calls `parar` on it.
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: prazoParaPararMs / 2,
      // Otherwise nobody waits for the end of a job to be written, and a failure to write it ends the whole process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
    if (parando.signal.aborted) await encerrar()
  }

  const encerrar = async () => {
    // Already stopped by itself is as good as stopped.
    const parada = execucao?.stop().catch(() => undefined)
    const prazo = setTimeout(() => trabalhadores?.forcefulShutdown('O servidor parou.'), prazoParaPararMs)
    await parada
    clearTimeout(prazo)
  }

  const religar = async () => {
    // What the stopped workers could not mark as ended would look as if it still ran.
    if (trabalhadores) await devolver(pool, trabalhadores.id)
    await ligar()
  }

  /** The library gives up when it cannot reach the database at the wrong moment; the queue must outlive that. */
  const vigiar = async () => {
    while (!parando.signal.aborted) {
      await execucao?.promise.catch((err) => registrar.error({ err }, 'A fila de tarefas parou com erro.'))
      if (parando.signal.aborted) return
      registrar.error('A fila de tarefas parou sozinha; será religada.')
      await esperar(ESPERA_PARA_RELIGAR_MS, undefined, { signal: parando.signal }).catch(() => undefined)
      if (parando.signal.aborted) return
      execucao = undefined
      await religar().catch((err) => registrar.error({ err }, 'Não foi possível religar a fila de tarefas.'))
    }
  }

  return {
    async iniciar() {
      ouvirFalhasDasConexoes(pool, registrar)
      await migrarFila(pool, registrar)
      orfas = recuperarOrfas(pool, eventos, registrar)
      await ligar()
      vigia = vigiar()
    },
    async parar() {
      parando.abort()
      orfas?.parar()
      await encerrar()
      await vigia
    },
  }
}

function comoTaskList<C extends object>(tarefas: Tarefas<C>, registrar: Registrador): TaskList {
  const nomes = Object.keys(tarefas) as (keyof C & string)[]
  return Object.fromEntries(
    nomes.map((tarefa) => [
      tarefa,
      async (dados: unknown, { job, abortSignal }: JobHelpers) => {
        const contexto = { id: job.id, tentativa: job.attempts, maximoDeTentativas: job.max_attempts }
        try {
          await tarefas[tarefa](dados as C[typeof tarefa], { ...contexto, sinal: abortSignal })
        } catch (err) {
          registrar.error({ err, tarefa, ...contexto }, 'Uma tarefa da fila falhou.')
          throw err
        }
      },
    ]),
  )
}

function comoCron<C extends object>(itens: readonly ItemDeCron<C>[]) {
  return parseCronItems(
    itens.map(({ tarefa, quandoEmUtc, dados, recuperarMs }) => ({
      task: tarefa,
      match: quandoEmUtc,
      payload: dados as Record<string, unknown>,
      ...(recuperarMs !== undefined && { options: { backfillPeriod: recuperarMs } }),
    })),
  )
}

/** Without a listener, a connection that breaks while in use would end the whole process. */
function ouvirFalhasDasConexoes(pool: Pool, registrar: Registrador): void {
  const avisar = (err: Error) => registrar.warn({ err }, 'Uma conexão da fila com o banco caiu.')
  if (pool.listenerCount('error') === 0) pool.on('error', avisar)
  if (pool.listenerCount('connect') === 0) pool.on('connect', (cliente) => cliente.on('error', avisar))
}
