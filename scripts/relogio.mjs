import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROVISORIOS } from './lugares.mjs'
import { Aviso } from './processo.mjs'

const FONTE = fileURLToPath(new URL('./relogio.c', import.meta.url))

/** Anew each time, which takes an instant; a run that is using the one before keeps it. */
function montarBiblioteca() {
  mkdirSync(PROVISORIOS, { recursive: true })
  const nova = join(PROVISORIOS, `relogio-${process.pid}.so`)
  const { status } = spawnSync('cc', ['-O2', '-fPIC', '-shared', '-o', nova, FONTE], { stdio: 'inherit' })
  if (status !== 0)
    throw new Aviso('Para outro relógio é preciso um compilador de C (no Debian: apt install gcc), e Linux.')
  const biblioteca = join(PROVISORIOS, 'relogio.so')
  renameSync(nova, biblioteca)
  return biblioteca
}

/**
 * The environment in which everything that a run starts lives in another moment:
 * `RELOGIO=2028-02-29T23:50 npm test`, in the time of São Paulo. From then on the clock runs as ever.
 * @param {{ RELOGIO?: string | undefined }} ambiente
 * @param {number} agora
 */
export function ambienteDoRelogio({ RELOGIO } = process.env, agora = Date.now()) {
  if (!RELOGIO) return {}
  const momento = Date.parse(`${RELOGIO}${RELOGIO.includes('T') ? '' : 'T12:00'}-03:00`)
  if (Number.isNaN(momento))
    throw new Aviso(`RELOGIO=${RELOGIO} não é um momento. Escreva como 2028-02-29T23:50, ou só o dia.`)
  return {
    LD_PRELOAD: montarBiblioteca(),
    // A distance and not a moment: each process that begins would begin in that moment again.
    DESVIO_DO_RELOGIO: String(Math.round((momento - agora) / 1000)),
  }
}
