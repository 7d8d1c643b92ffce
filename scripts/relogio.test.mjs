import { expect, it } from 'vitest'
import { ambienteDoRelogio } from './relogio.mjs'

const LIBFAKETIME = '/lib/faketime.so'
const AGORA = Date.parse('2026-11-18T12:00:00Z')

it.each([
  ['2026-11-18T09:01', '+60s'],
  ['2026-11-18T08:59', '-60s'],
  ['2026-11-19', '+97200s'],
])('RELOGIO=%s está a %s de agora, pela hora de São Paulo', (RELOGIO, FAKETIME) => {
  expect(ambienteDoRelogio({ RELOGIO, LIBFAKETIME }, AGORA)).toMatchObject({
    FAKETIME,
    LD_PRELOAD: LIBFAKETIME,
  })
})

it('sem RELOGIO nada muda; o que não é um momento é recusado', () => {
  expect(ambienteDoRelogio({}, AGORA)).toEqual({})
  expect(() => ambienteDoRelogio({ RELOGIO: 'amanhã', LIBFAKETIME }, AGORA)).toThrow('não é um momento')
})
