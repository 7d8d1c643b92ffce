import { expect, it } from 'vitest'
import { nomeCurto } from './nomes.ts'

it.each([
  ['Carlos Eduardo Meireles Brandão', 'Carlos Brandão'],
  ['Bruno Castro', 'Bruno Castro'],
  [' Lia ', 'Lia'],
  ['', ''],
])('MES-09 %j → %j', (nome, esperado) => {
  expect(nomeCurto(nome)).toBe(esperado)
})
