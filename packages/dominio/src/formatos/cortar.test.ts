import { expect, it } from 'vitest'
import { cortar } from './cortar.ts'

it.each([
  ['cabe', 'Olá', 3, 'Olá'],
  ['não cabe', 'Olá!', 3, 'Olá'],
  ['o corte cai no meio de um caractere', 'ab😀', 3, 'ab'],
  ['o caractere inteiro cabe', 'ab😀', 4, 'ab😀'],
  ['já veio partido', 'a\ud83db\ude00', 9, 'a\ufffdb\ufffd'],
])('SEG-04 o que vem de fora fica inteiro: %s', (_, texto, maximo, esperado) => {
  expect(cortar(texto, maximo)).toBe(esperado)
})
