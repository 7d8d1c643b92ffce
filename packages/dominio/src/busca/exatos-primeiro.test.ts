import { expect, it } from 'vitest'
import { ehONumero, exatosPrimeiro } from './exatos-primeiro.ts'

it.each([
  ['407', [407, '2026000407'], true],
  [' 407 ', [407], true],
  ['#407', [407], true],
  ['2026.000407-3', [407, '20260004073'], true],
  ['40', [407], false],
  ['4070', [407], false],
  ['Mercado 407', [407], false],
  ['', [407], false],
  ['407', [], false],
])('MES-09 %s é um de %j: %s', (termo, numeros, esperado) => {
  expect(ehONumero(termo, ...numeros)).toBe(esperado)
})

it.each([
  ['clientes tickets* notas', 'tickets* clientes notas'],
  ['clientes tickets* pedidos notas*', 'tickets* notas* clientes pedidos'],
  ['clientes tickets artigos', 'clientes tickets artigos'],
])('MES-09 %s → %s', (grupos, esperado) => {
  const lidos = grupos.split(' ').map((nome) => ({ nome, exato: nome.endsWith('*') }))
  const nomes = exatosPrimeiro(lidos).map(({ nome }) => nome)
  expect(nomes.join(' ')).toBe(esperado)
})
