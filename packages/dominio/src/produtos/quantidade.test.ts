import { describe, expect, it } from 'vitest'
import { problemaDaQuantidade, textoDoMultiplo } from './quantidade.ts'

const INVALIDA = 'Quantidade inválida. Verifique a quantidade adicionada.'

describe('problemaDaQuantidade', () => {
  it.each([
    [5, {}, null],
    [0, {}, INVALIDA],
    [-1, {}, INVALIDA],
    [Number.NaN, {}, INVALIDA],
    [Number.POSITIVE_INFINITY, {}, INVALIDA],
    [9, { minimo: 10 }, 'Qtde mínima não atingida (10)'],
    [0, { minimo: 10 }, 'Qtde mínima não atingida (10)'],
    [10, { minimo: 10 }, null],
    [10, { maximo: 10 }, null],
    [11, { maximo: 10 }, INVALIDA],
    [12, { multiplo: 6 }, null],
    [13, { multiplo: 6 }, 'Este item é vendido de 6 em 6'],
    [0.3, { multiplo: 0.1 }, null],
    [13, { multiplo: 0 }, null],
    [6, { minimo: 12, multiplo: 6 }, 'Qtde mínima não atingida (12)'],
  ])('GER-20 %s with %j → %s', (qtde, regras, esperado) => {
    expect(problemaDaQuantidade(qtde, regras)).toBe(esperado)
  })
})

it.each([
  [6, 'de 6 em 6'],
  [0.5, 'de 0,5 em 0,5'],
  [1000, 'de 1.000 em 1.000'],
])('GER-20 %s sells %s', (multiplo, esperado) => {
  expect(textoDoMultiplo(multiplo)).toBe(esperado)
})
