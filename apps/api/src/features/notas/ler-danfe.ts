import { fork } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { partesDaChave } from '@balcao/dominio/notas/chave'
import { criarVez } from '../../platform/vez.ts'
import type { PedidoDeTexto } from './processo-de-extrair-texto.ts'

const TAMANHO_DA_CHAVE = 44
const MAXIMO_DE_BYTES = 20 * 1024 * 1024
const MAXIMO_DE_PAGINAS = 10
const MAXIMO_DE_TEXTO = 500_000
const PRAZO_MS = 10_000
const MEMORIA_MB = 256

/** TIC-11: the NF-e keys printed in a PDF, in reading order; none when it is a picture, is locked or cannot be read. */
export async function lerDanfe(caminho: string, prazoMs = PRAZO_MS): Promise<{ chaves: string[] }> {
  if ((await stat(caminho)).size > MAXIMO_DE_BYTES) return { chaves: [] }
  return { chaves: encontrarChaves((await extrairTexto(caminho, prazoMs)).slice(0, MAXIMO_DE_TEXTO)) }
}

// A process of its own takes as much memory as the server: the next file waits.
const emSuaVez = criarVez({ aoMesmoTempo: 1, esperando: 30 })

/** Empty when the time or the memory it may take is over. */
function extrairTexto(caminho: string, prazoMs: number): Promise<string> {
  return emSuaVez(async () => {
    const processo = fork(new URL('./processo-de-extrair-texto.ts', import.meta.url), {
      // What was asked of the server is not for this process, nor are its secrets.
      execArgv: [`--max-old-space-size=${MEMORIA_MB}`],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const pedido: PedidoDeTexto = { caminho, maximoDePaginas: MAXIMO_DE_PAGINAS }
    return new Promise<string>((resolver) => {
      const prazo = setTimeout(() => resolver(''), prazoMs)
      processo.once('message', (texto) => resolver(String(texto)))
      processo.once('error', () => resolver(''))
      processo.once('exit', () => {
        clearTimeout(prazo)
        resolver('')
      })
      // One that died at once takes nothing any more; its end says so.
      processo.send(pedido, () => undefined)
    }).finally(() => processo.kill('SIGKILL'))
  })
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
