import { expect, it } from 'vitest'
import { codigoDeBarrasValido, ehGtin } from './gtin.ts'

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

it.each([
  ['7891000000021', true],
  ['96385074', true],
  ['96385075', false],
  ['1008', false],
])('ADM-07 %s se cadastra como código de barras: %s', (texto, esperado) => {
  expect(codigoDeBarrasValido(texto)).toBe(esperado)
})
