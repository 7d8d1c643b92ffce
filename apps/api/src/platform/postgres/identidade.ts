import { execFile } from 'node:child_process'
import { chown, readdir, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const NINGUEM = 65534
const UNSHARE = ['unshare', '--user', `--map-user=${NINGUEM}`, `--map-group=${NINGUEM}`, '--'] as const

interface Dono {
  uid: number
  gid: number
}

/** Under which identity PostgreSQL, which refuses root, runs its programs. */
export interface Identidade {
  /** Words that come before the program. */
  prefixo: readonly string[]
  /** The user to become, who then has to own the cluster. */
  dono?: Dono
}

async function aceitaUnshare(): Promise<boolean> {
  try {
    await promisify(execFile)(UNSHARE[0], [...UNSHARE.slice(1), 'true'])
    return true
  } catch {
    return false
  }
}

function estaNaListaDeUsuarios(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/**
 * Chooses the identity for a cluster. `existente` is its folder once it was created: whoever owns it must also serve
 * it, so that root can go on with what an ordinary user began.
 */
export async function escolherIdentidade(existente?: string): Promise<Identidade> {
  if (process.getuid?.() !== 0) {
    // initdb looks its user up by name; containers often run under a number that no list knows.
    return !estaNaListaDeUsuarios() && (await aceitaUnshare()) ? { prefixo: UNSHARE } : { prefixo: [] }
  }
  if (existente) {
    const { uid, gid } = await stat(existente)
    if (uid !== 0) return { prefixo: [], dono: { uid, gid } }
  }
  if (await aceitaUnshare()) return { prefixo: UNSHARE }
  return { prefixo: [], dono: { uid: NINGUEM, gid: NINGUEM } }
}

/** Hands a folder and all it holds to the owner the identity asks for. */
export async function entregar(caminho: string, { dono }: Identidade): Promise<void> {
  if (!dono || (await stat(caminho)).uid === dono.uid) return
  const entradas = await readdir(caminho, { recursive: true })
  for (const entrada of entradas) await chown(join(caminho, entrada), dono.uid, dono.gid)
  await chown(caminho, dono.uid, dono.gid)
}

/** The program and options to give to `spawn` so that the command runs under the identity. */
export function sobIdentidade(
  { prefixo, dono }: Identidade,
  programa: string,
  argumentos: readonly string[],
) {
  const [primeiro = programa, ...resto] = [...prefixo, programa, ...argumentos]
  return { programa: primeiro, argumentos: resto, opcoes: dono ?? {} }
}
