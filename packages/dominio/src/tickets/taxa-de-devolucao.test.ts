import { expect, it } from 'vitest'
import { type DevolvidoDoTipo, taxaDeDevolucao } from './taxa-de-devolucao.ts'

const devolve = { usa_nota: 0, usa_nota_produto: 1, permite_espelho: false }
const soFala = { usa_nota: 1, usa_nota_produto: 0, permite_espelho: false }

it.each([
  ['0', '0', null],
  ['10', '0', null],
  ['0', '1000', 0],
  ['25', '1000', 2.5],
  ['1', '3', 33.33333333],
  ['200', '100', 200],
])('CLI-01 devolvido %s de %s faturado: %s', (autorizado, faturado, esperada) => {
  const devolvido = [{ ...devolve, autorizado, chegado: '0' }]
  expect(taxaDeDevolucao({ devolvido, faturado })).toBe(esperada)
})

it.each<[string, DevolvidoDoTipo[], number]>([
  ['nenhum ticket', [], 0],
  [
    'um tipo que não pede devolução só conta o que chegou',
    [{ ...soFala, autorizado: '90', chegado: '5' }],
    5,
  ],
  [
    'vários tipos somam',
    [
      { ...devolve, autorizado: '10.10', chegado: '0' },
      { ...soFala, autorizado: '70', chegado: '0.2' },
    ],
    10.3,
  ],
])('CLI-01 NOV-11 %s', (_caso, devolvido, esperada) => {
  expect(taxaDeDevolucao({ devolvido, faturado: '100' })).toBe(esperada)
})
