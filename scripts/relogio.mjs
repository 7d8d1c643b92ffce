import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Aviso } from './processo.mjs'

const LUGAR = '/usr/lib'
const BIBLIOTECA = 'faketime/libfaketimeMT.so.1'

/** Read by the machine's own Node, which has no `globSync` before 22. */
const acharBiblioteca = () =>
  (existsSync(LUGAR) ? ['', ...readdirSync(LUGAR)] : [])
    .map((pasta) => join(LUGAR, pasta, BIBLIOTECA))
    .find(existsSync)

/**
 * The environment in which everything that a run starts lives in another moment:
 * `RELOGIO=2028-02-29T23:50 npm test`, in the time of São Paulo. From then on the clock runs as ever.
 * @param {{ RELOGIO?: string | undefined, LIBFAKETIME?: string | undefined }} ambiente
 * @param {number} agora
 */
export function ambienteDoRelogio({ RELOGIO, LIBFAKETIME } = process.env, agora = Date.now()) {
  if (!RELOGIO) return {}
  const momento = Date.parse(`${RELOGIO}${RELOGIO.includes('T') ? '' : 'T12:00'}-03:00`)
  if (Number.isNaN(momento))
    throw new Aviso(`RELOGIO=${RELOGIO} não é um momento. Escreva como 2028-02-29T23:50, ou só o dia.`)
  const biblioteca = LIBFAKETIME ?? acharBiblioteca()
  if (!biblioteca)
    throw new Aviso(
      'Para outro relógio é preciso a libfaketime (no Debian: apt install libfaketime), ou LIBFAKETIME.',
    )
  return {
    LD_PRELOAD: biblioteca,
    // A distance and not a moment: each process that begins would begin in that moment again.
    FAKETIME: `${momento < agora ? '-' : '+'}${Math.abs(Math.round((momento - agora) / 1000))}s`,
    // How long something takes is measured as ever.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}
