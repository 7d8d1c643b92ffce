import { expect, it } from 'vitest'
import { lerEntradaRapida } from './entrada-rapida.ts'

it.each([
  ['10001', '10001', null, null],
  [' 7891000000017 ', '7891000000017', null, null],
  ['10001 x 12', '10001', 12, null],
  ['10001 x12', '10001', 12, null],
  ['10001 X 2cx', '10001', 2, 'cx'],
  ['10001 x 2,5 kg', '10001', 2.5, 'kg'],
  ['12*10001', '10001', 12, null],
  ['12 * 10001', '10001', 12, null],
  ['0*10001', '0*10001', null, null],
  ['café serra alta', 'café serra alta', null, null],
  ['caixa x', 'caixa x', null, null],
  ['', '', null, null],
])('VEN-02 %j', (texto, codigo, qtde, unidade) =>
  expect(lerEntradaRapida(texto)).toEqual({ codigo, qtde, unidade }),
)
