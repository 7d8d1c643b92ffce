import { Worker } from 'node:worker_threads'
import type { MensagemLida } from './mensagem-lida.ts'

/** Of the thread itself, so that a busy machine does not make a message look hostile. */
const CPU_MS = 5_000
/** Whoever gets no turn in this time tries again later. */
const PRAZO_MS = 60_000
const INTERVALO_MS = 100
const MEMORIA_MB = 512
/** After so long without mail its memory is given back, and after a message of that size at once. */
const DESCANSO_MS = 60_000
const GRANDE_BYTES = 2_000_000

/** Nobody will understand it; told to whoever looks at what was set aside. */
export class MensagemIlegivel extends Error {
  override name = 'MensagemIlegivel'
}

const demorou = () => new MensagemIlegivel('A leitura da mensagem demorou demais.')
const semVez = () => new Error('Ninguém teve tempo de ler a mensagem; tenta-se de novo.')

type Resposta = { lida: MensagemLida } | { erro: unknown }
type Limites = { cpuMs?: number; prazoMs?: number }

/**
 * SEG-04 Understands messages one after the other, in a thread of their own that stays: starting one costs ten times what most messages
 * do. One that was made to take forever, or all the memory, takes so much of that thread, which then ends, and nothing else.
 */
export function criarLeitor(descansoMs = DESCANSO_MS) {
  let fio: Worker | null = null
  let descanso: NodeJS.Timeout | undefined
  let vez: Promise<unknown> = Promise.resolve()

  function abrir(): Worker {
    const novo = new Worker(new URL('./fio-da-leitura.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
      // Neither the loader of a test nor a debugger is its business.
      execArgv: [],
    })
    // Its end between two messages is nobody's news: the next one opens another.
    novo.on('error', () => undefined)
    novo.on('exit', () => {
      if (fio === novo) fio = null
    })
    return novo
  }
  async function encerrar(): Promise<void> {
    const este = fio
    fio = null
    await este?.terminate()
  }

  async function lerAgora(bytes: Buffer, cpuMs: number, ate: number): Promise<MensagemLida> {
    const restaMs = ate - performance.now()
    if (restaMs <= 0) throw semVez()
    clearTimeout(descanso)
    fio ??= abrir()
    fio.ref()
    try {
      const lida = await perguntar(fio, bytes, { cpuMs, restaMs })
      // Between two messages it keeps no process alive.
      fio?.unref()
      if (bytes.length > GRANDE_BYTES) await encerrar()
      else descanso = setTimeout(() => void encerrar(), descansoMs).unref()
      return lida
    } catch (erro) {
      await encerrar()
      throw erro
    }
  }

  return (bytes: Buffer, { cpuMs = CPU_MS, prazoMs = PRAZO_MS }: Limites = {}): Promise<MensagemLida> => {
    const ate = performance.now() + prazoMs
    const minha = vez.then(() => lerAgora(bytes, cpuMs, ate))
    vez = minha.catch(() => undefined)
    return minha
  }
}

export const interpretar = criarLeitor()

async function perguntar(
  fio: Worker,
  bytes: Buffer,
  { cpuMs, restaMs }: { cpuMs: number; restaMs: number },
): Promise<MensagemLida> {
  const { promise, resolve, reject } = Promise.withResolvers<MensagemLida>()
  const medidor = await medirFio(fio)
  const vigia = setInterval(() => void (medidor.gasto() > cpuMs && reject(demorou())), INTERVALO_MS)
  const prazo = setTimeout(() => reject(medidor.responde() ? semVez() : demorou()), restaMs)
  const ouvir = (resposta: Resposta) =>
    'lida' in resposta ? resolve(resposta.lida) : reject(ilegivel(resposta.erro))
  const falhar = (erro: unknown) => reject(ilegivel(erro))
  const parar = () => reject(new MensagemIlegivel('A leitura da mensagem parou no meio.'))
  fio.on('message', ouvir).on('error', falhar).on('exit', parar)
  try {
    fio.postMessage(bytes)
    return await promise
  } finally {
    clearInterval(vigia)
    clearTimeout(prazo)
    fio.off('message', ouvir).off('error', falhar).off('exit', parar)
  }
}

const ilegivel = (erro: unknown) =>
  new MensagemIlegivel(
    (erro as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? 'A mensagem pede memória demais para ser lida.'
      : 'A mensagem está malformada, ou tem partes ou cabeçalhos demais.',
    { cause: erro },
  )

/** What this message has cost the thread so far, asked again at each look; one that is stuck in a single step does not answer. */
async function medirFio(fio: Worker) {
  const cpuDoFio = () =>
    fio.cpuUsage().then(
      ({ user, system }) => (user + system) / 1000,
      // Not running yet, or no more.
      () => null,
    )
  const deAntes = (await cpuDoFio()) ?? 0
  let gastoMs = 0
  let perguntado = false
  return {
    gasto: () => {
      if (!perguntado) {
        perguntado = true
        void cpuDoFio().then((cpuMs) => {
          if (cpuMs !== null) gastoMs = cpuMs - deAntes
          perguntado = false
        })
      }
      return gastoMs
    },
    responde: () => !perguntado,
  }
}
