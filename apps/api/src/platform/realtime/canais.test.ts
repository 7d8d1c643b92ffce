import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { criarCanais } from './canais.ts'

function ouvintes(quantos: number) {
  const canais = criarCanais()
  const todos = Array.from({ length: quantos }, (_, n) => {
    const ouvido: string[] = []
    return { ouvido, socketId: String(n), enviar: (texto: string) => void ouvido.push(texto) }
  })
  for (const um of todos) canais.entrar('private-a', um, null)
  const escoado = async () => {
    for (let vez = 0; vez < quantos; vez++) await setImmediate()
  }
  return {
    canais,
    todos,
    escoado,
    quantosOuviram: () => todos.filter(({ ouvido }) => ouvido.length > 0).length,
  }
}

it('SHL-06 até cem, ouvem todos de uma vez, menos quem disse', () => {
  const { canais, todos, quantosOuviram } = ouvintes(101)
  canais.difundir('private-a', 'x', '7')
  expect([quantosOuviram(), todos[7]?.ouvido]).toEqual([100, []])
})

it('SHL-06 a mil, entre cem e outros cem o servidor atende: ninguém fica de fora', async () => {
  const { canais, escoado, quantosOuviram } = ouvintes(1000)
  canais.difundir('private-a', 'x')
  // The second waits for its turn: together they send no more at once than one alone.
  canais.difundir('private-a', 'y')
  expect(quantosOuviram()).toBe(100)
  await setImmediate()
  expect(quantosOuviram()).toBe(200)
  await escoado()
  expect(quantosOuviram()).toBe(1000)
})

it('SHL-06 quem ouve duas coisas as ouve na ordem, também em canais diferentes e com gente que sai no meio', async () => {
  const { canais, todos, escoado } = ouvintes(300)
  const [primeiro] = todos
  for (const um of todos.slice(250)) canais.entrar('private-b', um, null)
  canais.difundir('private-a', '1')
  if (primeiro) canais.sair('private-a', primeiro)
  canais.difundir('private-b', '2')
  canais.difundir('private-a', '3')
  await escoado()
  expect(primeiro?.ouvido).toEqual(['1'])
  expect(new Set(todos.slice(1, 250).map(({ ouvido }) => ouvido.join()))).toEqual(new Set(['1,3']))
  expect(new Set(todos.slice(250).map(({ ouvido }) => ouvido.join()))).toEqual(new Set(['1,2,3']))
})
