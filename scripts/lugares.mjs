import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, wherever the command was given. */
export const RAIZ = fileURLToPath(new URL('../', import.meta.url))
export const MODULOS = join(RAIZ, 'node_modules')
/** The runtime that npm installed, whatever Node the machine has. */
export const NODE = join(MODULOS, 'node', 'bin', 'node')
const COM_DEMO = join(RAIZ, 'packages', 'demo', 'src', 'main.ts')
/** The server with its demonstration, or alone where that folder was left out. */
export const API = existsSync(COM_DEMO) ? COM_DEMO : join(RAIZ, 'apps', 'api', 'src', 'main.ts')
const COM_O_PAI = new URL('./fim-com-o-pai.mjs', import.meta.url).href
// docs/medidas/memoria.md says what each is worth: a small nursery, and an old generation that is swept before it has grown
// by a quarter. Neither is a limit that the process would die of.
export const HEAP_PEQUENO = ['--max-semi-space-size=4', '--heap-growing-percent=25']
/** How the server is started, by whoever starts it: with a channel (`ipc`), by which it hears that its parent is gone. */
export const COMANDO_DO_SERVIDOR = [NODE, ...HEAP_PEQUENO, '--import', COM_O_PAI, API]
/** glibc's allocator: two arenas instead of one per thread, and what is large goes back to the system when it is freed. */
export const ALOCADOR_DO_SERVIDOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}
export const WEB = join(RAIZ, 'apps', 'web')
/** What is under construction; git and the linter do not look into it. */
export const PROVISORIOS = join(RAIZ, '.tmp')

/** The environment in which `node` and every tool are the project's own. */
export function ambienteDoProjeto() {
  return { ...process.env, PATH: [join(MODULOS, '.bin'), process.env.PATH].join(delimiter) }
}

/** The environment in which `node` and `npm` are the machine's: npm runs inside one that has ours in front. */
export function ambienteDaMaquina() {
  const pastas = (process.env.PATH ?? '').split(delimiter)
  const daMaquina = pastas.filter(
    (pasta) => !pasta.replace(/[\\/]$/, '').endsWith(join('node_modules', '.bin')),
  )
  return { ...process.env, PATH: daMaquina.join(delimiter) }
}

/**
 * How to call npm: as it was called to get here, or the one in the PATH.
 * @param {NodeJS.ProcessEnv} [ambiente]
 * @returns {string[]}
 */
export function comandoNpm({ npm_execpath: npm, npm_node_execpath: node } = process.env) {
  return node && npm?.endsWith('npm-cli.js') ? [node, npm] : ['npm']
}
