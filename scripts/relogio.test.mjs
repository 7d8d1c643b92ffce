import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { ambienteDoRelogio } from './relogio.mjs'

const AGORA = Date.parse('2026-11-18T12:00:00Z')
const semCompilador = spawnSync('cc', ['--version'], { stdio: 'ignore' }).status !== 0
const emNode = (codigo, ambiente) =>
  spawnSync(process.execPath, ['-e', codigo], { env: { ...process.env, ...ambiente }, encoding: 'utf8' })
    .stdout

it.skipIf(semCompilador).each([
  ['2026-11-18T09:01', '60'],
  ['2026-11-18T08:59', '-60'],
  ['2026-11-19', '97200'],
])('RELOGIO=%s está a %s s de agora, pela hora de São Paulo', (RELOGIO, DESVIO_DO_RELOGIO) => {
  expect(ambienteDoRelogio({ RELOGIO }, AGORA)).toMatchObject({ DESVIO_DO_RELOGIO })
})

it.skipIf(semCompilador)('quem começa com ele vive naquele momento, e espera o que sempre esperou', () => {
  const ambiente = ambienteDoRelogio({ RELOGIO: '2032-02-29T23:30' })
  const codigo = `const antes = Date.now()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    setTimeout(() => console.log(new Date(antes).toISOString().slice(0, 13), Date.now() - antes < 60_000), 20)`
  // This very process may live in another moment: the distance is from the one that the machine says.
  const desvio = Number(process.env.DESVIO_DO_RELOGIO ?? 0)
  const daMaquina = { ...ambiente, DESVIO_DO_RELOGIO: String(Number(ambiente.DESVIO_DO_RELOGIO) + desvio) }
  expect(emNode(codigo, daMaquina)).toBe('2032-03-01T02 true\n')
})

it('sem RELOGIO nada muda; o que não é um momento é recusado', () => {
  expect(ambienteDoRelogio({}, AGORA)).toEqual({})
  expect(() => ambienteDoRelogio({ RELOGIO: 'amanhã' }, AGORA)).toThrow('não é um momento')
})
