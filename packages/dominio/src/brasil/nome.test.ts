import { expect, it } from 'vitest'
import { nomeCompletoValido } from './nome.ts'

it.each([
  ['Maria Silva', true],
  ['  Maria   da Conceição ', true],
  ["João d'Ávila", true],
  ['Ana-Lúcia P. Souza', true],
  ['Maria', false],
  ['Maria ', false],
  ['Maria 2', false],
  ['Maria -', false],
  ['', false],
])('GER-03 "%s" → %s', (valor, esperado) => {
  expect(nomeCompletoValido(valor)).toBe(esperado)
})
