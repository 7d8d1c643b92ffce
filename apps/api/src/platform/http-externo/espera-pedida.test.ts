import { expect, it } from 'vitest'
import { esperaPedidaMs } from './espera-pedida.ts'

const agora = new Date('2026-11-16T12:00:00Z')

it.each([
  ['20', 20_000],
  [' 0 ', 0],
  ['Mon, 16 Nov 2026 12:01:30 GMT', 90_000],
  ['Mon, 16 Nov 2026 11:00:00 GMT', 0],
  [undefined, null],
  ['', null],
  ['logo', null],
  ['-5x', null],
  ['9'.repeat(40), null],
])('ERR-07 Retry-After %s', (retryAfter, esperado) => {
  expect(esperaPedidaMs(retryAfter, agora)).toBe(esperado)
})
