import { EventEmitter } from 'node:events'
import { setTimeout as esperar } from 'node:timers/promises'
import {
  type ParsedCronItem,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import { Cliente } from '../banco/cliente.ts'
import { acertar } from './acertar.ts'
import type { Andamento } from './andamento.ts'
import { marcarPresenca } from './orfas.ts'
import { PoolCortavel } from './pool-cortavel.ts'
import { type Registrador, registroDaFila } from './registro.ts'

export type ConfiguracaoDoTurno = {
  url: string
  taskList: TaskList
  parsedCronItems: ParsedCronItem[]
  andamento: Andamento
  registrar: Registrador
  simultaneas: number
  prazoParaPararMs: number
}

export type Turno = {
  /** Resolves with the reason when it takes no more tasks by itself. */
  caiu: Promise<Error>
  /** Ends it as it should end; after the deadline what still runs goes back to the queue. */
  encerrar(): Promise<void>
  /** Ends it at once, for when the database is away: how its tasks ended is written down by the next one. */
  abandonar(): void
}

const INTERVALO_DA_RONDA_MS = 5_000
/** Idle workers look for tasks every two seconds. */
const SEM_PULSO_MS = 30_000
const PRAZO_DO_PRIMEIRO_PULSO_MS = 20_000
const PRAZO_DO_ACERTO_MS = 1_500
/** The listening connection and the clock's. */
const CONEXOES_A_MAIS = 2

/**
 * One life of the queue's workers, from a working database to its first fault. The library recovers from some faults and not
 * from others (two tasks whose end could not be written, and its shutdown never ends), and a connection it lost may keep it
 * waiting for a minute: so nothing is recovered here. A shift that lost its own connection, began to stop or shows no pulse
 * is over, is cut off from the database, and another one begins.
 */
export async function abrirTurno(config: ConfiguracaoDoTurno, desistir: AbortSignal): Promise<Turno> {
  const { andamento, registrar, simultaneas } = config
  const pool = new PoolCortavel(config.url, simultaneas + CONEXOES_A_MAIS)
  const guarda = new Cliente(pool.opcoes)
  const { promise: caiu, resolve: cair } = Promise.withResolvers<Error>()
  const { promise: primeiroPulso, resolve: pulsar } = Promise.withResolvers<'pulso'>()
  const eventos: WorkerEvents = new EventEmitter()
  let execucao: Runner | undefined
  let trabalhadores: WorkerPool | undefined
  let ronda: NodeJS.Timeout | undefined
  let ultimoPulso = performance.now()

  const acabar = () => {
    clearInterval(ronda)
    desistir.removeEventListener('abort', cortar)
  }
  const cortar = () => {
    acabar()
    execucao?.stop().catch(() => undefined)
    pool.cortar()
    cair(new Error('O turno da fila foi cortado.'))
  }
  const pulso = () => {
    ultimoPulso = performance.now()
    pulsar('pulso')
  }
  guarda.on('error', cair)
  guarda.on('end', () => cair(new Error('A conexão da fila com o banco caiu.')))
  eventos.on('pool:create', ({ workerPool }) => {
    trabalhadores = workerPool
    andamento.abrir(workerPool.id)
  })
  eventos.on('worker:getJob:empty', pulso)
  eventos.on('job:start', pulso)
  eventos.on('pool:fatalError', ({ error }) => cair(comoErro(error)))
  eventos.on('pool:gracefulShutdown', ({ message }) => cair(new Error(message)))
  desistir.addEventListener('abort', cortar, { once: true })

  /** What the shifts before this one could not write down, and what of theirs still runs. */
  const acertarAnteriores = async (presentes: boolean) => {
    for (const anterior of andamento.turnos()) {
      if (anterior === trabalhadores?.id) continue
      if (presentes) await marcarPresenca(guarda, anterior)
      await acertar(guarda, andamento, anterior)
    }
  }
  let rondando = false
  const rondar = async () => {
    if (rondando) return
    const livres = simultaneas - andamento.rodando(trabalhadores?.id ?? '').length
    if (livres > 0 && performance.now() - ultimoPulso > SEM_PULSO_MS)
      return cair(new Error('A fila deixou de procurar tarefas.'))
    rondando = true
    try {
      await guarda.query('select 1')
      await acertarAnteriores(false)
    } catch (erro) {
      cair(comoErro(erro))
    } finally {
      rondando = false
    }
  }

  try {
    desistir.throwIfAborted()
    await guarda.connect()
    await acertarAnteriores(true)
    execucao = await run({
      pgPool: pool,
      taskList: config.taskList,
      parsedCronItems: config.parsedCronItems,
      logger: registroDaFila(registrar),
      events: eventos,
      concurrency: simultaneas,
      // The server has its own way to stop.
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: config.prazoParaPararMs / 2,
      // Otherwise nobody waits for the end of a job to be written, and a failure to write it ends the whole process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
    execucao.promise.then(
      () => cair(new Error('A fila parou sozinha.')),
      (erro) => cair(comoErro(erro)),
    )
    await marcarPresenca(guarda, trabalhadores?.id ?? '')
    const demora = esperar(PRAZO_DO_PRIMEIRO_PULSO_MS, new Error('A fila não começou a tempo.'), {
      ref: false,
    })
    const comeco = await Promise.race([primeiroPulso, caiu, demora])
    if (comeco instanceof Error) throw comeco
  } catch (erro) {
    cortar()
    throw erro
  }
  ronda = setInterval(rondar, INTERVALO_DA_RONDA_MS)

  const devolverAsQueRodam = async () => {
    const turno = trabalhadores?.id ?? ''
    for (const id of andamento.rodando(turno)) andamento.terminar(turno, id, 'O servidor parou.')
    const conexao = new Cliente({ ...pool.opcoes, connectionTimeoutMillis: PRAZO_DO_ACERTO_MS })
    conexao.on('error', () => undefined)
    try {
      await conexao.connect()
      await acertar(conexao, andamento, turno)
    } catch (err) {
      registrar.warn(
        { err },
        'As tarefas em andamento voltarão à fila quando outro processo as achar sem dono.',
      )
    } finally {
      conexao.end().catch(() => undefined)
    }
  }

  return {
    caiu,
    abandonar: cortar,
    async encerrar() {
      acabar()
      const parada = execucao?.stop().then(
        () => 'parada',
        () => 'parada',
      )
      const fim = await Promise.race([parada, esperar(config.prazoParaPararMs, 'prazo', { ref: false })])
      // Tasks that go on, or a library that does not end: either way nothing more is expected of it.
      if (fim === 'prazo')
        await Promise.race([devolverAsQueRodam(), esperar(PRAZO_DO_ACERTO_MS, undefined, { ref: false })])
      cortar()
    },
  }
}

const comoErro = (erro: unknown): Error => (erro instanceof Error ? erro : new Error(String(erro)))
