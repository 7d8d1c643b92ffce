import { expect, it } from 'vitest'
import { cepGuardado } from '../brasil/cep.ts'
import { campoCep, campoIbge, campoUf } from './campos.ts'

it.each([
  ['01310-100', '01310100'],
  [' 01310100 ', '01310100'],
  ['00000-000', null],
  ['0131010', null],
  ['01310-1000', null],
  ['', null],
  ['x'.repeat(50), null],
])('END-02 CEP %j guarda-se %s', (digitado, guardado) => {
  expect(campoCep.safeParse(digitado).data ?? null).toBe(guardado)
})

it.each([
  [campoUf, 'sp', 'SP'],
  [campoUf, 'S', null],
  [campoUf, 'SPX', null],
  [campoIbge, '3550308', '3550308'],
  [campoIbge, '355030', null],
  [campoIbge, '35503o8', null],
])('END-02 estado e código da cidade %#', (campo, digitado, guardado) => {
  expect(campo.safeParse(digitado).data ?? null).toBe(guardado)
})

it('END-02 um CEP guarda-se sem máscara', () => {
  expect(cepGuardado('01310-100')).toBe('01310100')
})
