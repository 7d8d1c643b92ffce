import { expect, it } from 'vitest'
import { pesoDoTermo } from './relacionados.ts'

it.each([
  ['boleto', 1],
  ['pedidos', 0.25],
  ['chegaram', 0.25],
  ['12345', 0.25],
  ['notar', 1],
  ['itens', 0.25],
])('NOV-17 %s pesa %d', (termo, peso) => {
  expect(pesoDoTermo(termo)).toBe(peso)
})
