import { expect, it } from 'vitest'
import { cnaeValido, formatarCnae } from './cnae.ts'

it.each([
  ['4649401', true, '4649-4/01'],
  ['4649-4/01', true, '4649-4/01'],
  ['464940', false, '464940'],
  ['46494011', false, '46494011'],
  ['464940A', false, '464940A'],
])('GER-05 %s', (valor, valido, formatado) => {
  expect(cnaeValido(valor)).toBe(valido)
  expect(formatarCnae(valor)).toBe(formatado)
})
