import { idsPorChave } from '@balcao/api/src/platform/banco/ids-por-chave.ts'
import { expect, it } from 'vitest'
import { emLotes, gravarEmLotes } from './lotes.ts'

it.each([
  [[], 2, []],
  [[1], 2, [[1]]],
  [
    [1, 2, 3, 4],
    2,
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [[1, 2, 3], 2, [[1, 2], [3]]],
])('emLotes(%j, %i)', (lista, tamanho, lotes) => {
  expect(emLotes(lista, tamanho)).toEqual(lotes)
})

it('grava um lote depois do outro e devolve todas as respostas', async () => {
  const linhas = Array.from({ length: 2500 }, (_, i) => i)
  let gravando = 0
  const respostas = await gravarEmLotes(linhas, async (lote) => {
    expect(++gravando).toBe(1)
    await Promise.resolve()
    gravando--
    return lote.length
  })
  expect(respostas).toEqual([1000, 1000, 500])
})

it('uma chave que não foi gravada é defeito', () => {
  const id = idsPorChave([{ chave: 'a', id: 7 }])
  expect(id('a')).toBe(7)
  expect(() => id('b')).toThrow('chave b')
})
