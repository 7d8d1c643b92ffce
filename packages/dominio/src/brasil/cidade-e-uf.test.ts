import { expect, it } from 'vitest'
import { cidadeEUf } from './cidade-e-uf.ts'

it.each([
  ['Dourados', 'MS', 'Dourados/MS'],
  ['', '', ''],
])('CAD-11 %j e %j → %j', (cidade, uf, esperado) => {
  expect(cidadeEUf(cidade, uf)).toBe(esperado)
})
