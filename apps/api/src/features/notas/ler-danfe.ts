import { Worker } from 'node:worker_threads'
import { partesDaChave } from '@balcao/dominio/notas/chave'
import type { PedidoDeTexto } from './extrair-texto.worker.ts'

const TAMANHO_DA_CHAVE = 44
const MAXIMO_DE_BYTES = 20 * 1024 * 1024
const MAXIMO_DE_PAGINAS = 10
const MAXIMO_DE_TEXTO = 500_000
const PRAZO_MS = 10_000
const MEMORIA_MB = 256

/** TIC-11: the NF-e keys printed in a PDF, in reading order; none when it is a picture, is locked or cannot be read. */
export async function lerDanfe(bytes: Uint8Array, prazoMs = PRAZO_MS): Promise<{ chaves: string[] }> {
  if (bytes.length > MAXIMO_DE_BYTES) return { chaves: [] }
  return { chaves: encontrarChaves((await extrairTexto(bytes, prazoMs)).slice(0, MAXIMO_DE_TEXTO)) }
}

/** Empty when the time or the memory it may take is over. */
function extrairTexto(bytes: Uint8Array, prazoMs: number): Promise<string> {
  const workerData: PedidoDeTexto = { bytes: new Uint8Array(bytes), maximoDePaginas: MAXIMO_DE_PAGINAS }
  const worker = new Worker(new URL('./extrair-texto.worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
    // What was asked of the server's process is not for this thread, nor are its secrets.
    execArgv: [],
    env: {},
    stderr: true,
    stdout: true,
  })
  return new Promise<string>((resolver) => {
    const prazo = setTimeout(() => resolver(''), prazoMs)
    worker.once('message', (texto: string) => resolver(texto))
    worker.once('error', () => resolver(''))
    worker.once('exit', () => {
      clearTimeout(prazo)
      resolver('')
    })
  }).finally(() => worker.terminate())
}

/**
 * A key is printed in one piece, in groups, or digit by digit, so words are joined until they are long enough.
 * Only an NF-e with all its parts right counts: other numbers of an invoice never look like that.
 */
export function encontrarChaves(texto: string): string[] {
  const palavras = texto.toUpperCase().split(/[^0-9A-Z]+/)
  const chaves = new Set<string>()
  palavras.forEach((palavra, inicio) => {
    // A label may stand against it: 'ACESSO3526…'.
    let junto = palavra.replace(/^[A-Z]+(?=\d)/, '')
    if (!/^\d/.test(junto)) return
    for (let i = inicio + 1; junto.length < TAMANHO_DA_CHAVE && i < palavras.length; i++) junto += palavras[i]
    const chave = junto.slice(0, TAMANHO_DA_CHAVE)
    const terminaAli = !/^\d/.test(junto.slice(TAMANHO_DA_CHAVE))
    if (terminaAli && partesDaChave(chave)?.modelo === '55') chaves.add(chave)
  })
  return [...chaves]
}
