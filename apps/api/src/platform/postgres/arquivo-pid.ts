import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { link, readFile, readlink, realpath, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

/** What PostgreSQL writes about itself into the cluster: see "postmaster.pid" in its documentation. */
export interface ArquivoPid {
  pid: number
  porta: number
  estado: string
  /** The whole text, to recognise whether it is still the same file. */
  texto: string
}

const caminhoDoArquivo = (cluster: string) => join(cluster, 'postmaster.pid')

export async function lerArquivoPid(cluster: string): Promise<ArquivoPid | undefined> {
  try {
    return interpretar(await readFile(caminhoDoArquivo(cluster), 'utf8'))
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw erro
  }
}

function interpretar(texto: string): ArquivoPid {
  const linhas = texto.split('\n').map((linha) => linha.trim())
  return { pid: Number(linhas[0]), porta: Number(linhas[3]), estado: linhas[7] ?? '', texto }
}

export function estaVivo(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (erro) {
    return (erro as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether a process is the server of this cluster, and not an unrelated one that got the same number after a crash
 * (common in containers), nor the remains of one that nobody has collected.
 */
export async function serveOCluster(pid: number, cluster: string): Promise<boolean> {
  if (!estaVivo(pid)) return false
  if (process.platform === 'linux') {
    // A server works inside its cluster folder, wherever that has been moved to.
    try {
      return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster))
    } catch (erro) {
      return (erro as NodeJS.ErrnoException).code === 'EACCES'
    }
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return basename(stdout.trim()) === 'postgres'
}

/**
 * Removes a pid file that no server stands behind; PostgreSQL itself would refuse to start while any process has
 * that number. A newer file that appeared in the meantime is put back.
 */
export async function descartarArquivoPid(cluster: string, obsoleto: ArquivoPid): Promise<void> {
  const afastado = join(cluster, `postmaster.pid.${randomBytes(6).toString('hex')}`)
  try {
    await rename(caminhoDoArquivo(cluster), afastado)
    if ((await readFile(afastado, 'utf8')) !== obsoleto.texto) await link(afastado, caminhoDoArquivo(cluster))
  } catch (erro) {
    if (!['ENOENT', 'EEXIST'].includes((erro as NodeJS.ErrnoException).code ?? '')) throw erro
  }
  await rm(afastado, { force: true })
}
