import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, wherever the command was given. */
export const RAIZ = fileURLToPath(new URL('../', import.meta.url))
export const MODULOS = join(RAIZ, 'node_modules')
/** The runtime that npm installed, whatever Node the machine has. */
export const NODE = join(MODULOS, 'node', 'bin', 'node')
const COM_DEMO = join(RAIZ, 'apps', 'api', 'demo', 'main.ts')
/** The server with its demonstration, or alone where that folder was left out. */
export const API = existsSync(COM_DEMO) ? COM_DEMO : join(RAIZ, 'apps', 'api', 'src', 'main.ts')
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
