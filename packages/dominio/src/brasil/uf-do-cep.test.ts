import { expect, it } from 'vitest'
import { ESTADOS } from './estados.ts'
import { ufDoCep } from './uf-do-cep.ts'

it.each([
  ['01000-000', 'SP'],
  ['13031900', 'SP'],
  ['20000000', 'RJ'],
  ['32210000', 'MG'],
  ['69300000', 'RR'],
  ['69400000', 'AM'],
  ['72800000', 'GO'],
  ['73000000', 'DF'],
  ['74450010', 'GO'],
  ['79063000', 'MS'],
  ['89219600', 'SC'],
  ['99999999', 'RS'],
  ['00123000', null],
  ['', null],
])('GER-13 o CEP %s é de %s', (cep, uf) => {
  expect(ufDoCep(cep)).toBe(uf)
})

it('GER-13 todo estado tem CEPs', () => {
  const achados = new Set(Array.from({ length: 1000 }, (_, i) => ufDoCep(String(i * 100).padStart(5, '0'))))
  expect(ESTADOS.filter(({ sigla }) => !achados.has(sigla))).toEqual([])
})
