import { expect, it } from 'vitest'
import { margemVisivel } from './margem.ts'

it.each([
  ['18.45', true, true, 18.45],
  ['-3.2', true, true, -3.2],
  ['99.99', true, true, 99.99],
  ['100', true, true, null],
  ['250', true, true, null],
  ['0.00', true, true, null],
  [null, true, true, null],
  ['18.45', false, true, null],
  ['18.45', true, false, null],
])('PER-06 margem %s, parâmetro %s, autorizado %s → %s', (margem, exibeMargemLucro, autorizado, esperado) => {
  expect(margemVisivel(margem, { exibeMargemLucro, autorizado })).toBe(esperado)
})
