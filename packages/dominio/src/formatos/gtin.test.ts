import { expect, it } from 'vitest'
import { ehGtin } from './gtin.ts'

it.each([
  ['7891000000021', true],
  ['7891000000024', false],
  ['036000291452', true],
  ['10012345678902', true],
  ['96385074', false],
  ['789100000002', false],
  ['7891000000021 ', false],
  ['', false],
])('VEN-02 %s é código de barras: %s', (texto, esperado) => {
  expect(ehGtin(texto)).toBe(esperado)
})
