import { parentPort } from 'node:worker_threads'
import { lerMensagem } from './mensagem-lida.ts'

// The thread in which messages are read, one after the other; see `interpretar.ts`.
parentPort?.on('message', async (bytes: Uint8Array) => {
  try {
    parentPort?.postMessage({ lida: await lerMensagem(Buffer.from(bytes)) })
  } catch (erro) {
    parentPort?.postMessage({ erro })
  }
})
