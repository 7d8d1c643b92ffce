import { expect, it } from 'vitest'
import { NIVEIS_DE_ESTOQUE, nivelDeEstoque } from './estoque.ts'

it.each([
  [11, 10, 1],
  [10, 10, 2],
  [1, 10, 2],
  [0, 10, 3],
  [-2, 10, 3],
  [1, 0, 1],
  [0, 0, 3],
])('GER-21 %i in stock, minimum %i → level %i', (quantidade, minimo, nivel) => {
  expect(nivelDeEstoque(quantidade, minimo)).toBe(nivel)
})

it('GER-21 normal is green, low yellow, empty red', () => {
  expect(NIVEIS_DE_ESTOQUE.map(({ nivel, tom }) => [nivel, tom])).toEqual([
    [1, 'verde'],
    [2, 'amarelo'],
    [3, 'vermelho'],
  ])
})
