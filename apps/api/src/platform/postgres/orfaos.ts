import { readdir, readlink, realpath } from 'node:fs/promises'
import { lerArquivoPid, serveOCluster } from './arquivo-pid.ts'

/**
 * A dead postmaster's processes end by themselves once they look up from their work, and until then no other may start:
 * a long query would keep everybody waiting. Only where the system tells who works in the folder.
 */
export async function encerrarOrfaos(cluster: string, postmasterMorto: number): Promise<void> {
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
