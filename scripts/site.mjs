import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { carimboConfere, impressaoDigital } from './frescor.mjs'
import { ambienteDoProjeto, NODE, RAIZ, WEB } from './lugares.mjs'
import { preparar } from './preparo.mjs'
import { Aviso, executar } from './processo.mjs'

const FONTES = ['apps/web', 'packages/dominio', 'package-lock.json', 'tsconfig.base.json']
/** What the build writes, or does not read. */
const IGNORAR = /^(node_modules|dist|test|\.tmp|\..*\.swp)$|\.test\.tsx?$|\.gen\.ts$|\.tsbuildinfo$/
const DESTINO = join(WEB, 'dist')
const CARIMBO = '.origem'

/** Builds the web app, unless the one in place came from these very sources. */
export async function prepararSite() {
  const esperado = impressaoDigital(RAIZ, FONTES, { ignorar: IGNORAR })
  await preparar({
    nome: 'a interface',
    emDia: () => carimboConfere(join(DESTINO, CARIMBO), esperado),
    fazer: (acrescentar) => montar(esperado, acrescentar),
  })
}

/**
 * Built aside and swapped in, so that a running copy is never without its files.
 * @param {string} esperado
 * @param {(pid: number) => void} acrescentar
 */
async function montar(esperado, acrescentar) {
  console.log('Montando a interface…')
  const provisorio = join(WEB, '.tmp')
  const [novo, velho] = [join(provisorio, 'novo'), join(provisorio, 'velho')]
  rmSync(provisorio, { recursive: true, force: true })
  mkdirSync(provisorio)
  const codigo = await executar(
    [NODE, programaDoVite(), 'build', '--outDir', novo, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: WEB, env: ambienteDoProjeto(), aoIniciar: acrescentar },
  )
  if (codigo !== 0) throw new Aviso('A montagem da interface falhou (veja acima).')
  writeFileSync(join(novo, CARIMBO), esperado)
  try {
    renameSync(DESTINO, velho)
  } catch (erro) {
    if (/** @type {NodeJS.ErrnoException} */ (erro).code !== 'ENOENT') throw erro
  }
  renameSync(novo, DESTINO)
  rmSync(provisorio, { recursive: true, force: true })
}

/** The web app's own vite, whether npm put it in its folder or in the shared one. */
export function programaDoVite() {
  const pacote = createRequire(join(WEB, 'package.json')).resolve('vite/package.json')
  return join(dirname(pacote), 'bin', 'vite.js')
}
