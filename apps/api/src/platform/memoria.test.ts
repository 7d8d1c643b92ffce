import { expect, it, vi } from 'vitest'
import { criarMemoria } from './memoria.ts'

const em = (ms: number) => new Date(1_000_000 + ms)

it('MES-09 lembra enquanto vale, e pergunta de novo depois', async () => {
  const memoria = criarMemoria<number>({ porMs: 1000, maximo: 10 })
  const pedir = vi.fn(async () => pedir.mock.calls.length)
  expect(await memoria('a', em(0), pedir)).toBe(1)
  expect(await memoria('a', em(999), pedir)).toBe(1)
  expect(await memoria('a', em(1000), pedir)).toBe(2)
  expect(await memoria('a', em(500), pedir)).toBe(3)
})

it('MES-09 quem chega junto espera a mesma resposta; outra chave, a sua', async () => {
  const memoria = criarMemoria<number>({ porMs: 1000, maximo: 10 })
  const { promise, resolve } = Promise.withResolvers<number>()
  const pedir = vi.fn(() => promise)
  const juntos = [memoria('a', em(0), pedir), memoria('a', em(1), pedir)]
  expect(await memoria('b', em(0), async () => 7)).toBe(7)
  resolve(5)
  expect(await Promise.all(juntos)).toEqual([5, 5])
  expect(pedir).toHaveBeenCalledTimes(1)
})

it('ERR-04 o que falhou não é lembrado', async () => {
  const memoria = criarMemoria<number>({ porMs: 1000, maximo: 10 })
  await expect(
    memoria('a', em(0), async () => {
      throw new Error('caiu')
    }),
  ).rejects.toThrow('caiu')
  expect(await memoria('a', em(1), async () => 2)).toBe(2)
})

it('SEG-04 guarda no máximo tantas: a mais antiga sai', async () => {
  const memoria = criarMemoria<number>({ porMs: 1000, maximo: 2 })
  const pedir = vi.fn(async () => pedir.mock.calls.length)
  for (const chave of ['a', 'b', 'c']) await memoria(chave, em(0), pedir)
  expect(await memoria('c', em(1), pedir)).toBe(3)
  expect(await memoria('b', em(1), pedir)).toBe(2)
  expect(await memoria('a', em(1), pedir)).toBe(4)
})
