import { expect, it } from 'vitest'
import { descreverDiasDeEntrega } from './dias-de-entrega.ts'

it.each([
  ['N,S,S,S,S,S,N', 'segunda a sexta'],
  ['N,S,S,S,S,S,S', 'segunda a sábado'],
  ['N,N,S,N,S,N,N', 'terça e quinta'],
  ['N,S,S,N,N,S,N', 'segunda, terça e sexta'],
  ['N,S,S,S,N,N,S', 'segunda a quarta e sábado'],
  ['N,N,N,N,N,N,S', 'sábado'],
  ['S,S,S,S,S,S,S', 'todos os dias'],
  ['N,N,N,N,N,N,N', ''],
  ['qualquer dia', ''],
])('FRE-02 %s é %s', (dias, esperado) => {
  expect(descreverDiasDeEntrega(dias)).toBe(esperado)
})
