import { describe, expect, it } from 'vitest'
import { textoAceito, valorDigitado } from './numero-digitado.ts'

describe('valorDigitado', () => {
  it.each([
    ['', 2, null],
    ['1234', 2, '1234'],
    ['1234,5', 2, '1234.5'],
    ['1.234,50', 2, '1234.5'],
    ['1.2934,50', 2, '12934.5'],
    ['0,1', 2, '0.1'],
    [',5', 2, '0.5'],
    ['12,', 2, '12'],
    ['12.5', 2, '12.5'],
    ['12.', 2, '12'],
    ['1.234', 2, '1234'],
    ['1.234', 3, '1234'],
    ['1.234.567', 2, '1234567'],
    ['1.234', 0, '1234'],
    ['12.3456', 2, null],
    ['1.234.5', 2, null],
    [',', 2, null],
    ['12345678901234567890,12', 2, '12345678901234567890.12'],
  ])('GER-06 %s com %i casas', (texto, casas, valor) => {
    expect(valorDigitado(texto, casas)).toBe(valor)
  })
})

describe('textoAceito', () => {
  it.each([
    ['12,34', 2, '12,34'],
    ['12,345', 2, null],
    ['1,2,3', 2, null],
    ['12,', 0, null],
    ['-', 2, null],
    ['-5', 2, null],
    ['12a', 2, null],
    ['12,345', 3, '12,345'],
  ])('GER-06 tecla que leva a %s com %i casas', (bruto, casas, texto) => {
    expect(textoAceito(bruto, casas, false)).toBe(texto)
  })

  it.each([
    ['R$ 1.234,50', 2, '1.234,50'],
    ['R$\u00A010', 2, '10'],
    ['12,50%', 2, '12,50'],
    ['1.234,567', 2, '1.234,57'],
    ['0,005', 2, '0,01'],
    ['10,5', 0, '11'],
    ['-5,00', 2, null],
    ['1,234.56', 2, null],
    ['abc', 2, null],
  ])('GER-06, GER-02 colado %s com %i casas', (bruto, casas, texto) => {
    expect(textoAceito(bruto, casas, true)).toBe(texto)
  })
})
