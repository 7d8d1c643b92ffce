import { expect, it, vi } from 'vitest'
import { criarJuncao } from './em-andamento.ts'

it('MES-09 quem chega junto espera a mesma resposta; depois dela, pergunta-se de novo', async () => {
  const juntar = criarJuncao<number>()
  const { promise, resolve } = Promise.withResolvers<number>()
  const pedir = vi.fn(() => promise)
  const juntos = [juntar('a', pedir), juntar('a', pedir)]
  expect(await juntar('b', async () => 7)).toBe(7)
  resolve(5)
  expect(await Promise.all(juntos)).toEqual([5, 5])
  expect(pedir).toHaveBeenCalledTimes(1)
  expect(await juntar('a', async () => 6)).toBe(6)
})

it('ERR-04 a falha é de todos os que esperavam, e de mais ninguém', async () => {
  const juntar = criarJuncao<number>()
  const { promise, reject } = Promise.withResolvers<number>()
  const juntos = Promise.allSettled([juntar('a', () => promise), juntar('a', async () => 1)])
  reject(new Error('caiu'))
  expect((await juntos).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await juntar('a', async () => 2)).toBe(2)
})
