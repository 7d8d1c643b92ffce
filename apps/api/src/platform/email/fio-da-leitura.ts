import { parentPort, workerData } from 'node:worker_threads'
import { lerMensagem } from './mensagem-lida.ts'

// The thread in which one message is read; see `interpretar.ts`.
parentPort?.postMessage(await lerMensagem(Buffer.from(workerData as Uint8Array)))
