import { Worker } from 'node:worker_threads'
import type { MensagemLida } from './mensagem-lida.ts'

/** Of the thread itself, so that a busy machine does not make a message look hostile. */
const CPU_MS = 5_000
/** Whoever gets no turn in this time tries again later. */
const PRAZO_MS = 60_000
const INTERVALO_MS = 100
const MEMORIA_MB = 512

/** Nobody will understand it; told to whoever looks at what was set aside. */
export class MensagemIlegivel extends Error {
  override name = 'MensagemIlegivel'
}

const demorou = () => new MensagemIlegivel('A leitura da mensagem demorou demais.')

/**
 * SEG-04 Understands a message in a thread of its own: one that was made to take forever, or all the memory, takes so much of that
 * thread and nothing else.
 */
export async function interpretar(
  bytes: Buffer,
  { cpuMs = CPU_MS, prazoMs = PRAZO_MS } = {},
): Promise<MensagemLida> {
  const fio = new Worker(new URL('./fio-da-leitura.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
    // Neither the loader of a test nor a debugger is its business.
    execArgv: [],
  })
  const { promise, resolve, reject } = Promise.withResolvers<MensagemLida>()
  const medidor = medirFio(fio)
  const vigia = setInterval(() => void (medidor.gasto() > cpuMs && reject(demorou())), INTERVALO_MS)
  const prazo = setTimeout(
    () =>
      reject(
        medidor.responde() ? new Error('Ninguém teve tempo de ler a mensagem; tenta-se de novo.') : demorou(),
      ),
    prazoMs,
  )
  fio.once('message', resolve)
  fio.once('error', (erro) => reject(new MensagemIlegivel(porQue(erro), { cause: erro })))
  fio.once('exit', () => reject(new MensagemIlegivel('A leitura da mensagem parou no meio.')))
  try {
    return await promise
  } finally {
    clearInterval(vigia)
    clearTimeout(prazo)
    await fio.terminate()
  }
}

const porQue = (erro: unknown): string =>
  (erro as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'A mensagem pede memória demais para ser lida.'
    : 'A mensagem está malformada, ou tem partes ou cabeçalhos demais.'

/** What the thread has cost so far, asked again at each look; one that is stuck in a single step does not answer. */
function medirFio(fio: Worker) {
  let gastoMs = 0
  let perguntado = false
  const perguntar = () => {
    if (perguntado) return
    perguntado = true
    fio.cpuUsage().then(
      ({ user, system }) => {
        gastoMs = (user + system) / 1000
        perguntado = false
      },
      // Not running yet, or no more.
      () => {
        perguntado = false
      },
    )
  }
  return {
    gasto: () => {
      perguntar()
      return gastoMs
    },
    responde: () => !perguntado,
  }
}
