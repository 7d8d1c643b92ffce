import { expect, it } from 'vitest'
import { inicioDaMediaMensal, mediaMensal } from './media-mensal.ts'

it.each([
  ['2026-11-16', '2025-12-01'],
  ['2026-12-31', '2026-01-01'],
  ['2026-01-01', '2025-02-01'],
  ['2024-02-29', '2023-03-01'],
])('ENT-05 em %s os doze meses começam em %s', (hoje, esperado) => {
  expect(inicioDaMediaMensal(hoje)).toBe(esperado)
})

it.each([
  ['0', 0, '0'],
  ['100', 1, '100'],
  ['100', 3, '33.33'],
  ['200', 3, '66.67'],
  ['9999999999999.99', 12, '833333333333.33'],
])('ENT-05 R$ %s em %i meses com pedido: R$ %s', (total, mesesComPedido, esperado) => {
  expect(mediaMensal({ total, mesesComPedido }).toString()).toBe(esperado)
})
