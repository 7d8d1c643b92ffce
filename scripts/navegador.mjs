import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Aviso, executar } from './processo.mjs'

const NOMES = ['chromium', 'chromium-browser', 'google-chrome']

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
  if (encontrado) return encontrado
  if (process.env.CHROMIUM)
    throw new Aviso(`CHROMIUM=${process.env.CHROMIUM} não é um navegador que se possa executar.`)
  const debian = existsSync('/etc/debian_version')
  if (debian && process.getuid?.() === 0) {
    console.log('Instalando o navegador (apt-get install chromium)…')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await executar(['apt-get', 'update'], { env })
    await executar(['apt-get', 'install', '-y', 'chromium'], { env })
    const instalado = encontrarNavegador()
    if (instalado) return instalado
  }
  throw new Aviso(
    'Os testes de navegador precisam do Chromium, que não foi encontrado.\n' +
      (debian
        ? 'Instale-o com: sudo apt-get update && sudo apt-get install -y chromium'
        : 'Instale-o e informe o programa, por exemplo: CHROMIUM=/caminho/do/chromium npm test'),
  )
}
