import { expect, it } from 'vitest'
import { taxaDeDevolucao } from './taxa-de-devolucao.ts'

it.each([
  ['0', '0', null],
  ['10', '0', null],
  ['0', '1000', 0],
  ['25', '1000', 2.5],
  ['1', '3', 33.33333333],
  ['200', '100', 200],
])('CLI-01 devolvido %s de %s faturado: %s', (devolvido, faturado, esperada) => {
  expect(taxaDeDevolucao({ devolvido, faturado })).toBe(esperada)
})
