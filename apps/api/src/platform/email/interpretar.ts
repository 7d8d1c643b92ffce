import { Worker } from 'node:worker_threads'
import type { MensagemLida } from './mensagem-lida.ts'

const PRAZO_MS = 60_000
const MEMORIA_MB = 512

/** Nobody will understand it; told to whoever looks at what was set aside. */
export class MensagemIlegivel extends Error {
  override name = 'MensagemIlegivel'
}

/**
 * Understands a message in a thread of its own: one that was made to take forever, or all the memory, takes that thread and
 * nothing else.
 */
export async function interpretar(bytes: Buffer, prazoMs = PRAZO_MS): Promise<MensagemLida> {
  const fio = new Worker(new URL('./fio-da-leitura.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
    // Neither the loader of a test nor a debugger is its business.
    execArgv: [],
  })
  const { promise, resolve, reject } = Promise.withResolvers<MensagemLida>()
  const prazo = setTimeout(
    () => reject(new MensagemIlegivel('A leitura da mensagem demorou demais.')),
    prazoMs,
  )
  fio.once('message', resolve)
  fio.once('error', (erro) =>
    reject(new MensagemIlegivel(`A mensagem não pôde ser lida: ${erro.message}`, { cause: erro })),
  )
  fio.once('exit', () => reject(new MensagemIlegivel('A leitura da mensagem parou no meio.')))
  try {
    return await promise
  } finally {
    clearTimeout(prazo)
    await fio.terminate()
  }
}
