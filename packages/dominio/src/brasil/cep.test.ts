import { expect, it } from 'vitest'
import { cepValido, formatarCep } from './cep.ts'

it.each([
  ['01310-100', true, '01310-100'],
  ['01310100', true, '01310-100'],
  ['00000-000', false, '00000-000'],
  ['0131010', false, '0131010'],
  ['013101000', false, '013101000'],
  ['01.310-100', false, '01.310-100'],
  ['', false, ''],
])('GER-05 %s', (valor, valido, formatado) => {
  expect(cepValido(valor)).toBe(valido)
  expect(formatarCep(valor)).toBe(formatado)
})
