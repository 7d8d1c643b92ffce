import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { open, readFile, stat, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { descartarArquivoPid, estaVivo, lerArquivoPid, serveOCluster } from './arquivo-pid.ts'
import type { Binarios } from './binarios.ts'
import { ambienteDoPostgres, type Cluster } from './cluster.ts'
import { sobIdentidade } from './identidade.ts'

const LIMITE_DO_LOG = 5 * 1024 * 1024
const INTERVALO_MS = 20

const AJUSTES = {
  listen_addresses: '127.0.0.1',
  // The path of a socket is limited to some hundred characters; the data folder's is not.
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '200',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  max_parallel_workers: '2',
  max_parallel_workers_per_gather: '1',
  jit: 'off',
  log_checkpoints: 'off',
  // The details of an error repeat the values of the row, which may be personal data.
  log_error_verbosity: 'terse',
}

/** Nothing written by a test has to survive the machine. */
const AJUSTES_PARA_TESTES = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '400',
}

/** Reasons to exit that another attempt, a moment later and with another port, does not meet again. */
const PASSAGEIRO =
  /postmaster\.pid" already exists|Address already in use|could not create any TCP\/IP|shared memory block .* is still in use/

export interface Postmaster {
  pid: number
  porta: number
  /** Only when this process started the server; one that was found running belongs to nobody. */
  filho?: ChildProcess
}

export interface Arranque {
  binarios: Binarios
  paraTestes: boolean
}

export const arquivoDeLog = (cluster: Cluster) => join(dirname(cluster.caminho), 'postgres.log')

interface Retomada {
  /** Whoever knows the server knows it by this port. */
  porta?: number
  /** Nobody waits for it any more. */
  desistir?: AbortSignal
}

/** The running server of the cluster, or a new one; undefined when the moment is bad and one should try again. */
export async function obterPostmaster(
  cluster: Cluster,
  arranque: Arranque,
  retomada: Retomada = {},
): Promise<Postmaster | undefined> {
  const arquivo = await lerArquivoPid(cluster.caminho)
  if (arquivo && (await serveOCluster(arquivo.pid, cluster.caminho))) {
    return arquivo.estado === 'ready' ? { pid: arquivo.pid, porta: arquivo.porta } : undefined
  }
  if (arquivo && estaVivo(arquivo.pid)) await descartarArquivoPid(cluster.caminho, arquivo)
  return arrancar(cluster, arranque, retomada)
}

async function arrancar(
  cluster: Cluster,
  { binarios, paraTestes }: Arranque,
  { porta: combinada, desistir }: Retomada,
): Promise<Postmaster | undefined> {
  const porta = combinada ?? (await portaLivre())
  const log = await abrirLog(arquivoDeLog(cluster))
  const inicioDoLog = (await log.stat()).size
  const ajustes = Object.entries({
    ...AJUSTES,
    ...(paraTestes ? AJUSTES_PARA_TESTES : {}),
    port: String(porta),
  })
  const comando = sobIdentidade(cluster.identidade, binarios.postgres, [
    ...['-D', cluster.caminho],
    ...ajustes.flatMap(([nome, valor]) => ['-c', `${nome}=${valor}`]),
  ])
  const filho = spawn(comando.programa, comando.argumentos, {
    ...comando.opcoes,
    cwd: cluster.caminho,
    env: ambienteDoPostgres(),
    // Its own session: the terminal's Ctrl-C must reach us first, the server only when we are done with it.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  try {
    await once(filho, 'spawn')
  } finally {
    await log.close()
  }
  filho.unref()
  const pid = filho.pid as number
  while (!terminouOFilho(filho)) {
    const arquivo = await lerArquivoPid(cluster.caminho)
    if (arquivo?.pid === pid && arquivo.estado === 'ready') return { pid, porta, filho }
    if (desistir?.aborted) sinalizarPostmaster({ pid, porta, filho }, 'SIGQUIT')
    await esperar(INTERVALO_MS)
  }
  const explicacao = (await readFile(arquivoDeLog(cluster))).subarray(inicioDoLog).toString().trim()
  if (PASSAGEIRO.test(explicacao)) return undefined
  throw new Error(`O PostgreSQL embutido não iniciou:\n${explicacao}`)
}

async function abrirLog(caminho: string) {
  const tamanho = await stat(caminho).then(
    (dados) => dados.size,
    () => 0,
  )
  if (tamanho > LIMITE_DO_LOG) await truncate(caminho)
  return open(caminho, 'a', 0o600)
}

// Below the ports that the system lends to whoever connects outwards: while the server is down, a client that goes on
// trying its port could be lent that very port, talk to itself, and keep the server from coming back.
const PORTAS = { de: 20_000, ate: 32_000 }

async function portaLivre(): Promise<number> {
  for (let tentativa = 0; tentativa < 100; tentativa++) {
    const porta = randomInt(PORTAS.de, PORTAS.ate)
    const servidor = createServer().listen(porta, '127.0.0.1')
    const livre = await once(servidor, 'listening').then(
      () => true,
      () => false,
    )
    if (!livre) continue
    servidor.close()
    await once(servidor, 'close')
    return porta
  }
  throw new Error('Nenhuma porta livre.')
}

const terminouOFilho = (filho: ChildProcess) => filho.exitCode !== null || filho.signalCode !== null

/** Asks for a fast shutdown, insisting harder when it takes too long, and waits until the server ended. */
export async function pararPostmaster(cluster: Cluster, postmaster: Postmaster): Promise<void> {
  const insistencias = [
    { sinal: 'SIGINT', prazo: 60_000 },
    { sinal: 'SIGQUIT', prazo: 10_000 },
    { sinal: 'SIGKILL', prazo: 5_000 },
  ] as const
  for (const { sinal, prazo } of insistencias) {
    const limite = performance.now() + prazo
    if (await terminou(cluster, postmaster)) return
    sinalizarPostmaster(postmaster, sinal)
    while (performance.now() < limite) {
      if (await terminou(cluster, postmaster)) return
      await esperar(INTERVALO_MS)
    }
  }
}

export function sinalizarPostmaster({ pid, filho }: Postmaster, sinal: NodeJS.Signals): void {
  if (filho && terminouOFilho(filho)) return
  try {
    process.kill(pid, sinal)
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code !== 'ESRCH') throw erro
  }
}

async function terminou(cluster: Cluster, { pid, filho }: Postmaster): Promise<boolean> {
  return filho ? terminouOFilho(filho) : !(await serveOCluster(pid, cluster.caminho))
}
