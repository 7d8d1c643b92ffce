import { globSync } from 'node:fs'
import { Aviso } from './processo.mjs'

const BIBLIOTECAS = ['/usr/lib/*/faketime/libfaketimeMT.so.1', '/usr/lib/faketime/libfaketimeMT.so.1']

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
  const [biblioteca] = LIBFAKETIME ? [LIBFAKETIME] : globSync(BIBLIOTECAS)
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
