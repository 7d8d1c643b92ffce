import { setTimeout as esperar } from 'node:timers/promises'
import { type JobHelpers, parseCronItems, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { emCurso } from '../em-curso.ts'
import { comSpan } from '../rastros/com-span.ts'
import type { Rastreador } from '../rastros/rastreador.ts'
import { separarOrigem } from './agendar.ts'
import { type Andamento, criarAndamento } from './andamento.ts'
import type { PainelDaFila } from './estado.ts'
import { migrarFila } from './migrar-fila.ts'
import { recuperarOrfas } from './orfas.ts'
import type { Registrador } from './registro.ts'
import { abrirTurno, type Turno } from './turno.ts'

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
  /** Where the queue opens connections of its own. */
  url: string
  pool: Pool
  tarefas: Tarefas<Catalogo>
  cron?: readonly ItemDeCron<Catalogo>[]
  registrar: Registrador
  /** Whose it is, for its traces. */
  negocio?: string
  rastros?: Rastreador | undefined
  /** Where it says how it is. */
  painel: PainelDaFila
  simultaneas?: number
  /** How long `parar` waits for running tasks before it gives them back to the queue. */
  prazoParaPararMs?: number
  /** How long it rests at most before it tries again; each pause is twice the one before. */
  maiorPausaMs?: number
}

export type Fila = { iniciar(): Promise<void>; parar(): Promise<void> }

const PRIMEIRA_PAUSA_MS = 250
/** A shift that held for so long was a good one: the next fault begins with a short pause again. */
const TURNO_BOM_MS = 10_000

/**
 * One worker of the queue of one database, begun again for as long as the process lives, each time later. Failed tasks are
 * tried again, each time later too (e, e², e³… seconds).
 */
export function criarFila<Catalogo extends object>(config: ConfiguracaoDaFila<Catalogo>): Fila {
  const { url, pool, painel, registrar, simultaneas = 4 } = config
  const { prazoParaPararMs = 5_000, maiorPausaMs = 5_000 } = config
  const andamento = criarAndamento()
  const taskList = comoTaskList(config, andamento)
  const parsedCronItems = comoCron(config.cron ?? [])
  const parando = new AbortController()
  let turno: Turno | undefined
  let cuidado: Promise<void> | undefined
  let orfas: { parar(): void } | undefined

  const ligar = async () => {
    painel.tentar()
    const configuracao = {
      url,
      taskList,
      parsedCronItems,
      andamento,
      registrar,
      simultaneas,
      prazoParaPararMs,
    }
    turno = await abrirTurno(configuracao, parando.signal)
    painel.rodar()
  }

  /** Until one holds: whatever keeps it from running is mended from outside, and somebody must be there when it is. */
  const religar = async (primeiraPausa: number) => {
    let ultimoMotivo = ''
    for (let pausa = primeiraPausa; !parando.signal.aborted; pausa = Math.min(maiorPausaMs, 2 * pausa)) {
      await esperar(pausa, undefined, { signal: parando.signal }).catch(() => undefined)
      if (parando.signal.aborted) return
      try {
        return await ligar()
      } catch (err) {
        const motivo = motivoDe(err)
        painel.parar(motivo)
        // Once for each reason: an hour without a database is not a thousand news.
        if (motivo !== ultimoMotivo && !parando.signal.aborted)
          registrar.error({ err }, 'Não foi possível religar a fila de tarefas; será tentado de novo.')
        ultimoMotivo = motivo
      }
    }
  }

  const cuidar = async () => {
    let pausa = PRIMEIRA_PAUSA_MS
    while (turno && !parando.signal.aborted) {
      const inicio = performance.now()
      const err = await turno.caiu
      if (parando.signal.aborted) return
      turno.abandonar()
      painel.parar(motivoDe(err))
      registrar.error({ err }, 'A fila de tarefas parou sozinha; será religada.')
      pausa =
        performance.now() - inicio > TURNO_BOM_MS ? PRIMEIRA_PAUSA_MS : Math.min(maiorPausaMs, 2 * pausa)
      const paradaDesde = performance.now()
      await religar(pausa)
      if (parando.signal.aborted) return
      const segundos = Math.round((performance.now() - paradaDesde) / 1000)
      registrar.warn({ segundos }, 'A fila de tarefas voltou a rodar.')
    }
  }

  return {
    async iniciar() {
      await migrarFila(pool, registrar)
      await ligar()
      // While the queue itself is away, what runs here has nobody who says that it is ours.
      orfas = recuperarOrfas(pool, registrar, () => painel.atual()?.situacao === 'RODANDO')
      cuidado = cuidar()
    },
    async parar() {
      orfas?.parar()
      const ultimo = painel.atual()?.situacao === 'RODANDO' ? turno : undefined
      const fim = ultimo?.encerrar()
      parando.abort()
      await fim
      await cuidado
      painel.parar('O servidor parou.')
    },
  }
}

/** A refused connection to a name with several addresses has a code and no message. */
const motivoDe = (erro: unknown): string => {
  const { message, code } = (erro instanceof Error ? erro : new Error(String(erro))) as NodeJS.ErrnoException
  return message || code || 'falha sem explicação'
}

function comoTaskList<C extends object>(
  { tarefas, registrar, negocio, rastros }: ConfiguracaoDaFila<C>,
  andamento: Andamento,
): TaskList {
  const nomes = Object.keys(tarefas) as (keyof C & string)[]
  return Object.fromEntries(
    nomes.map((tarefa) => [
      tarefa,
      async (guardado: unknown, { job, abortSignal }: JobHelpers) => {
        const { dados, de } = separarOrigem(guardado)
        const contexto = { id: job.id, tentativa: job.attempts, maximoDeTentativas: job.max_attempts }
        const turno = job.locked_by ?? ''
        andamento.comecar(turno, job.id)
        const atributos = {
          'balcao.tarefa': tarefa,
          'balcao.tentativa': job.attempts,
          ...(negocio && { 'balcao.negocio': negocio }),
        }
        const fazer = () => tarefas[tarefa](dados as C[typeof tarefa], { ...contexto, sinal: abortSignal })
        // The same request for whatever the task does, and for the tasks that follow it.
        await emCurso.run({ pedido: de?.pedido ?? null, rastros }, async () => {
          try {
            await comSpan(`tarefa ${tarefa}`, 'TAREFA', atributos, fazer, de?.rastro)
            andamento.terminar(turno, job.id, null)
          } catch (err) {
            andamento.terminar(turno, job.id, motivoDe(err))
            registrar.error({ err, tarefa, ...contexto }, 'Uma tarefa da fila falhou.')
            throw err
          }
        })
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
