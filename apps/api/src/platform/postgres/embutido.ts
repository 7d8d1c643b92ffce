import { mkdir, realpath } from 'node:fs/promises'
import { setTimeout as esperar } from 'node:timers/promises'
import { estaVivo, lerArquivoPid, serveOCluster } from './arquivo-pid.ts'
import { localizarBinarios } from './binarios.ts'
import { abrirCluster, type Cluster, clusterExistente, SUPERUSUARIO } from './cluster.ts'
import {
  type Arranque,
  arquivoDeLog,
  obterPostmaster,
  type Postmaster,
  pararPostmaster,
} from './postmaster.ts'
import { supervisionar } from './supervisao.ts'
import { tentarTrava } from './trava.ts'

/** Long enough for the recovery after a power cut. */
const PRAZO_MS = 120_000
/** How long the lock of a process that just died may outlive it. */
const PRAZO_DO_OCUPANTE_MORTO_MS = 5_000
const INTERVALO_MS = 50

export interface OpcoesDoPostgresEmbutido {
  /** The data folder; created when missing. */
  pasta: string
  /** What happens while it starts. */
  registrar?: (mensagem: string) => void
  /** What happens to it afterwards. */
  alertar?: (mensagem: string) => void
  /** While the server was away, another process took the data folder. */
  aoPerder?: (motivo: PastaEmUso) => void
  /** Trades durability for speed. */
  paraTestes?: boolean
}

export interface PostgresEmbutido {
  /** Superuser address of the maintenance database. */
  url: string
  parar(): Promise<void>
}

/** Another process works on the data folder. */
export class PastaEmUso extends Error {
  override name = 'PastaEmUso'

  constructor(pasta: string, pid: number | undefined) {
    const quem = pid === undefined ? 'outro processo' : `outro processo (pid ${pid})`
    super(
      `A pasta de dados ${pasta} já está em uso por ${quem}. ` +
        'Encerre-o ou informe outra pasta na variável DADOS.',
    )
  }
}

/**
 * Starts the PostgreSQL server of a data folder, or takes over the one that a killed process left running, and makes
 * this process its only user until `parar`.
 */
export async function iniciarPostgresEmbutido(opcoes: OpcoesDoPostgresEmbutido): Promise<PostgresEmbutido> {
  const nada = () => undefined
  const { registrar = nada, alertar = nada, aoPerder = nada, paraTestes = false } = opcoes
  const pasta = await abrirPasta(opcoes.pasta)
  const arranque = { binarios: await localizarBinarios(), registrar, paraTestes }
  const cluster = await abrirCluster(pasta, arranque)
  const prazo = performance.now() + PRAZO_MS
  while (performance.now() < prazo) {
    const postmaster = await obterPostmaster(cluster, arranque)
    const embutido = postmaster && (await ocupar(pasta, cluster, postmaster, { arranque, alertar, aoPerder }))
    if (embutido) return embutido
    await esperar(INTERVALO_MS)
  }
  throw new Error(`O PostgreSQL embutido não respondeu a tempo. Veja ${arquivoDeLog(cluster)}.`)
}

/** The server that another process keeps running on the data folder; null when none does. */
export async function enderecoEmServico(pasta: string): Promise<string | null> {
  const cluster = await clusterExistente(pasta)
  if (!cluster) return null
  const arquivo = await lerArquivoPid(cluster.caminho)
  const serve = arquivo?.estado === 'ready' && (await serveOCluster(arquivo.pid, cluster.caminho))
  return serve ? enderecoNa(arquivo.porta, cluster) : null
}

const enderecoNa = (porta: number, { senha }: Pick<Cluster, 'senha'>) =>
  `postgres://${SUPERUSUARIO}:${senha}@127.0.0.1:${porta}/postgres`

type Circunstancia = {
  arranque: Arranque
  alertar: (mensagem: string) => void
  aoPerder: (motivo: PastaEmUso) => void
}

/** Makes this process the only user of the server; undefined when the server is not (or no longer) ready for it. */
async function ocupar(
  pasta: string,
  cluster: Cluster,
  postmaster: Postmaster,
  { arranque, alertar, aoPerder }: Circunstancia,
): Promise<PostgresEmbutido | undefined> {
  const url = enderecoNa(postmaster.porta, cluster)
  const prazo = performance.now() + PRAZO_DO_OCUPANTE_MORTO_MS
  for (;;) {
    const tentativa = await tentarTrava(url).catch(async (erro) => {
      if (postmaster.filho) await pararPostmaster(cluster, postmaster)
      throw erro
    })
    if (tentativa.tipo === 'indisponivel') return undefined
    if (tentativa.tipo === 'obtida') {
      if (await estaPronto(cluster, postmaster)) {
        const { conexao, perdida } = tentativa
        const perder = (pid: number | undefined) => aoPerder(new PastaEmUso(pasta, pid))
        const servico = { cluster, arranque, url, postmaster, conexao, perdida, alertar, aoPerder: perder }
        return { url, parar: supervisionar(servico).parar }
      }
      // The lock came free because the server is stopping: it is worth nothing.
      await tentativa.conexao.end().catch(() => undefined)
      return undefined
    }
    const { pid } = tentativa
    if ((pid !== undefined && estaVivo(pid)) || performance.now() > prazo) throw new PastaEmUso(pasta, pid)
    await esperar(INTERVALO_MS)
  }
}

async function abrirPasta(pasta: string): Promise<string> {
  try {
    await mkdir(pasta, { recursive: true })
    return await realpath(pasta)
  } catch (cause) {
    throw new Error(`Não foi possível criar a pasta de dados ${pasta}: ${(cause as Error).message}`, {
      cause,
    })
  }
}

async function estaPronto(cluster: Cluster, postmaster: Postmaster): Promise<boolean> {
  const arquivo = await lerArquivoPid(cluster.caminho)
  return arquivo?.pid === postmaster.pid && arquivo.estado === 'ready'
}
