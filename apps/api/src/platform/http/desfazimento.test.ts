import { expect, it } from 'vitest'
import { criarDesfazimento } from './desfazimento.ts'

it('GER-14 desfaz do mais novo ao mais velho, uma vez só, mesmo que um falhe', async () => {
  const feitos: string[] = []
  const { lembrar, desfazer } = criarDesfazimento()
  lembrar(async () => void feitos.push('a'))
  lembrar(() => Promise.reject(new Error('o disco sumiu')))
  lembrar(async () => void feitos.push('c'))
  await desfazer()
  await desfazer()
  expect(feitos).toEqual(['c', 'a'])
})
