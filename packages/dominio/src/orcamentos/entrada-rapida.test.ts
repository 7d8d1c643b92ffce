import { expect, it } from 'vitest'
import { lerEntradaRapida, lerRespostaDaQuantidade, pareceCodigo, textoDaEntrada } from './entrada-rapida.ts'

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

const UN_E_CX = ['UN', 'CX']
const OUTRA = { tipo: 'OUTRA_ENTRADA' }
const quantidade = (qtde: number | null, unidade: string | null = null) => ({
  tipo: 'QUANTIDADE',
  qtde,
  unidade,
})

it.each([
  ['', 4, UN_E_CX, quantidade(null)],
  ['  ', 4, null, quantidade(null)],
  ['12', 4, UN_E_CX, quantidade(12)],
  ['2,5', 4, UN_E_CX, quantidade(2.5)],
  ['1.500', 4, UN_E_CX, quantidade(1500)],
  // As many digits as a quantity has, and one more.
  ['9999', 4, UN_E_CX, quantidade(9999)],
  ['10002', 4, UN_E_CX, OUTRA],
  ['10002', 5, UN_E_CX, quantidade(10_002)],
  ['7891000000017', 7, UN_E_CX, OUTRA],
  ['10002c', 4, UN_E_CX, OUTRA],
  ['12c', 4, UN_E_CX, quantidade(12, 'c')],
  ['12 cx', 4, UN_E_CX, quantidade(12, 'cx')],
  ['c12', 4, UN_E_CX, quantidade(12, 'c')],
  ['c', 4, UN_E_CX, quantidade(null, 'c')],
  ['12z', 4, UN_E_CX, OUTRA],
  ['CX-100', 4, UN_E_CX, OUTRA],
  // The product is on its way: letters may be of its packaging, unless they are too many.
  ['12z', 4, null, quantidade(12, 'z')],
  ['z12', 4, null, quantidade(12, 'z')],
  ['pct', 4, null, quantidade(null, 'pct')],
  ['arroz', 4, null, OUTRA],
  ['10002 x 3', 4, UN_E_CX, OUTRA],
  ['3*10002', 4, UN_E_CX, OUTRA],
  ['café serra', 4, UN_E_CX, OUTRA],
  ['0', 4, UN_E_CX, { tipo: 'INVALIDA' }],
  ['1,23456', 4, UN_E_CX, { tipo: 'INVALIDA' }],
  [',', 4, UN_E_CX, { tipo: 'INVALIDA' }],
])('VEN-02 onde se pede a quantidade, %j com até %d algarismos', (texto, algarismos, unidades, lida) =>
  expect(lerRespostaDaQuantidade(texto, { algarismos, unidades })).toEqual(lida),
)

it.each([
  ['10001', true],
  ['AB-7', true],
  ['arroz', false],
  ['arroz 5kg', false],
])('VEN-02 %j parece código: %j', (texto, parece) => expect(pareceCodigo(texto)).toBe(parece))

it.each([
  ['10001', '', '10001'],
  ['10001', ' 12c ', '10001 x 12c'],
])('VEN-02 %j e %j de uma vez', (codigo, resposta, texto) =>
  expect(textoDaEntrada(codigo, resposta)).toBe(texto),
)
