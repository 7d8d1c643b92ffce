import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Aviso, executar } from './processo.mjs'

/** Chromium without what a window needs: the same engine, and the journeys take a third less. */
const SEM_JANELA = 'chromium-headless-shell'
const NOMES = [SEM_JANELA, 'chromium', 'chromium-browser', 'google-chrome']

/**
 * The path of the first browser that runs; a name in the PATH may be only a note that tells how to install one.
 * @param {NodeJS.ProcessEnv} [ambiente]
 * @returns {string | undefined}
 */
export function encontrarNavegador(ambiente = process.env) {
  const pastas = (ambiente.PATH ?? '').split(delimiter).filter((pasta) => pasta !== '')
  const candidatos = ambiente.CHROMIUM
    ? [ambiente.CHROMIUM]
    : NOMES.flatMap((nome) => pastas.map((pasta) => join(pasta, nome)))
  return candidatos.find((programa) => spawnSync(programa, ['--version'], { stdio: 'ignore' }).status === 0)
}

/** Finds the browser for the journeys, installing Debian's where we may. */
export async function prepararNavegador() {
  const encontrado = encontrarNavegador()
  if (process.env.CHROMIUM && !encontrado)
    throw new Aviso(`CHROMIUM=${process.env.CHROMIUM} não é um navegador que se possa executar.`)
  // A person's machine keeps the browser it has; where only tests run, the faster one is worth its installation.
  const basta = process.env.CHROMIUM || !process.env.CI || encontrado?.endsWith(SEM_JANELA)
  if (encontrado && basta) return encontrado
  const debian = existsSync('/etc/debian_version')
  const instalado = debian && process.getuid?.() === 0 ? await instalar() : encontrado
  if (instalado) return instalado
  throw new Aviso(
    'Os testes de navegador precisam do Chromium, que não foi encontrado.\n' +
      (debian
        ? `Instale-o com: sudo apt-get update && sudo apt-get install -y ${SEM_JANELA}`
        : 'Instale-o e informe o programa, por exemplo: CHROMIUM=/caminho/do/chromium npm test'),
  )
}

/** An older Debian has only the whole one; without a network, what is there has to do. */
async function instalar() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await executar(['apt-get', 'update'], { env })
  for (const pacote of [SEM_JANELA, 'chromium']) {
    console.log(`Instalando o navegador (apt-get install ${pacote})…`)
    if ((await executar(['apt-get', 'install', '-y', pacote], { env })) === 0) break
    const outro = encontrarNavegador()
    if (outro) return outro
  }
  return encontrarNavegador()
}
