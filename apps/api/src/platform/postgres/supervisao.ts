import { readdir, readlink, realpath } from 'node:fs/promises'
import { setTimeout as esperar } from 'node:timers/promises'
import type { Client } from 'pg'
import { estaVivo, lerArquivoPid, serveOCluster } from './arquivo-pid.ts'
import type { Cluster } from './cluster.ts'
import {
  type Arranque,
  obterPostmaster,
  type Postmaster,
  pararPostmaster,
  sinalizarPostmaster,
} from './postmaster.ts'
import { tentarTrava } from './trava.ts'

const PRIMEIRA_ESPERA_MS = 100
const MAIOR_ESPERA_MS = 2_000
/** A server that works but whose lock is not ours for so long belongs to somebody else. */
const PRAZO_SEM_A_TRAVA_MS = 30_000

interface Supervisionado {
  cluster: Cluster
  arranque: Arranque
  url: string
  postmaster: Postmaster
  /** Holds the lock of the data folder. */
  conexao: Client
  /** Resolves when that connection ended, however it did. */
  perdida: Promise<void>
  alertar: (mensagem: string) => void
  /** Somebody else took the data folder meanwhile. */
  aoPerder: (pid: number | undefined) => void
}

/**
 * SEG-06 Keeps the server running and its lock ours until `parar`: a server that died is started again on its folder and
 * port, so that every address handed out stays true. It is tried for as long as the process lives: what keeps it from
 * starting (a full disk, a volume that is away) is mended from outside, and a new process would meet the same.
 */
export function supervisionar(inicio: Supervisionado): { parar(): Promise<void> } {
  const { cluster, arranque, url, alertar, aoPerder } = inicio
  const abandono = new AbortController()
  let { postmaster, conexao, perdida } = inicio
  let retomada: Promise<void> = Promise.resolve()

  const vigiar = () => {
    // However the server ends, the connection ends with it.
    perdida.then(() => {
      if (!abandono.signal.aborted) retomada = retomar()
    })
  }

  const retomar = async () => {
    alertar('A conexão com o PostgreSQL embutido caiu; tentando retomar…')
    let espera = PRIMEIRA_ESPERA_MS
    let ultimoProblema = ''
    let prazoDaTrava = Number.POSITIVE_INFINITY
    while (!abandono.signal.aborted) {
      const tentativa = await tentar().catch((erro: Error) => erro)
      if (tentativa === 'retomada') {
        alertar('A conexão com o PostgreSQL embutido foi retomada.')
        return vigiar()
      }
      if (tentativa instanceof Error) {
        // Once for each reason, whatever its times and process numbers: an hour without room is not a thousand news.
        const problema = tentativa.message.replace(/\d+/g, '')
        if (problema !== ultimoProblema) alertar(tentativa.message)
        ultimoProblema = problema
      } else if (tentativa !== 'cedo') {
        prazoDaTrava = Math.min(prazoDaTrava, performance.now() + PRAZO_SEM_A_TRAVA_MS)
        const { pid } = tentativa
        const deOutro = pid !== undefined && pid !== process.pid && estaVivo(pid)
        if (deOutro || performance.now() > prazoDaTrava) return aoPerder(pid)
      }
      await esperar(espera, undefined, { ref: false, signal: abandono.signal }).catch(() => undefined)
      espera = Math.min(MAIOR_ESPERA_MS, 2 * espera)
    }
  }

  const tentar = async (): Promise<'retomada' | 'cedo' | { pid: number | undefined }> => {
    await encerrarOrfaos(cluster.caminho, postmaster.pid)
    const encontrado = await obterPostmaster(cluster, arranque, {
      porta: postmaster.porta,
      desistir: abandono.signal,
    })
    if (!encontrado) return 'cedo'
    if (encontrado.filho) postmaster = encontrado
    const tentativa = await tentarTrava(url.replace(`:${postmaster.porta}/`, `:${encontrado.porta}/`))
    if (tentativa.tipo === 'indisponivel') return 'cedo'
    if (tentativa.tipo === 'ocupada') return { pid: tentativa.pid }
    if (encontrado.porta !== postmaster.porta) {
      // Left by somebody who used the folder meanwhile and is gone: nobody here knows its address.
      await tentativa.conexao.end()
      await pararPostmaster(cluster, encontrado)
      return 'cedo'
    }
    if (encontrado.pid !== postmaster.pid) postmaster = encontrado
    ;({ conexao, perdida } = tentativa)
    return 'retomada'
  }

  // A process that ends without `parar` (an uncaught error) still should not leave the server behind.
  const aoSair = () => sinalizarPostmaster(postmaster, 'SIGINT')
  process.once('exit', aoSair)
  const encerrar = async () => {
    abandono.abort()
    await retomada
    // The lock is held until the server itself lets go of it: nobody can slip in before it stops.
    await pararPostmaster(cluster, postmaster)
    process.removeListener('exit', aoSair)
    await conexao.end().catch(() => undefined)
  }
  let parada: Promise<void> | undefined
  vigiar()
  return {
    parar: () => {
      parada ??= encerrar()
      return parada
    },
  }
}

/**
 * A dead postmaster's processes end by themselves once they look up from their work, and until then no other may start:
 * a long query would keep everybody waiting. Only where the system tells who works in the folder.
 */
async function encerrarOrfaos(cluster: string, postmasterMorto: number): Promise<void> {
  if (process.platform !== 'linux' || (await serveOCluster(postmasterMorto, cluster))) return
  // Another pid in the file is a server somebody else started since, and these may be its processes.
  if ((await lerArquivoPid(cluster))?.pid !== postmasterMorto) return
  const pasta = await realpath(cluster)
  for (const nome of await readdir('/proc')) {
    if (!/^\d+$/.test(nome) || Number(nome) === process.pid) continue
    if ((await readlink(`/proc/${nome}/cwd`).catch(() => '')) === pasta) derrubar(Number(nome))
  }
}

function derrubar(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // It ended by itself, or is not ours to end.
  }
}
