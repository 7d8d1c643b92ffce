import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from './decimal.ts'
import {
  formatarDinheiro,
  formatarNumero,
  formatarPercentual,
  formatarPrecoUnitario,
  lerNumero,
} from './dinheiro.ts'

describe('formatarDinheiro', () => {
  it.each([
    [1234.5, 2, 'R$\u00A01.234,50'],
    ['0', 2, 'R$\u00A00,00'],
    ['1.005', 2, 'R$\u00A01,01'],
    [-1234.5, 2, '-R$\u00A01.234,50'],
    ['-0.001', 2, 'R$\u00A00,00'],
    [1234567, 0, 'R$\u00A01.234.567'],
    ['12.3456', 4, 'R$\u00A012,3456'],
    ['12345678901234567890.12', 2, 'R$\u00A012.345.678.901.234.567.890,12'],
  ])('GER-01 GER-02 %s with %i decimals → %s', (valor, casas, esperado) => {
    expect(formatarDinheiro(valor, casas)).toBe(esperado)
  })

  it('GER-01 writes as the browser would', () => {
    const intl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_00, max: 100_000_000_00 }), (centavos) => {
        const valor = new Decimal(centavos).dividedBy(100)
        expect(formatarDinheiro(valor, 2)).toBe(intl.format(valor.toNumber()))
      }),
    )
  })
})

describe('formatarNumero', () => {
  it.each([
    [1234.5, undefined, '1.234,5'],
    [1000, undefined, '1.000'],
    [999, undefined, '999'],
    ['0.123456789', undefined, '0,12345679'],
    [1234.5, 0, '1.235'],
    [2, 3, '2,000'],
    [-1000, undefined, '-1.000'],
  ])('GER-01 %s with %s decimals → %s', (valor, casas, esperado) => {
    expect(formatarNumero(valor, casas)).toBe(esperado)
  })
})

it.each([
  [12.5, 2, '12,50%'],
  [0, 2, '0,00%'],
  ['-3.456', 1, '-3,5%'],
])('GER-02 percentage %s with %i decimals → %s', (valor, casas, esperado) => {
  expect(formatarPercentual(valor, casas)).toBe(esperado)
})

describe('lerNumero', () => {
  it.each([
    ['1.234,5', '1234.5'],
    ['1234,50', '1234.5'],
    ['1.234', '1234'],
    ['R$ 1.234,50', '1234.5'],
    ['-R$\u00A01,00', '-1'],
    ['12,5%', '12.5'],
    ['  7 ', '7'],
    ['12,', '12'],
    [',5', '0.5'],
    ['007', '7'],
    ['-0', '0'],
    ['12345678901234567890,12', '12345678901234567890.12'],
    ['12.5', null],
    ['1.23', null],
    ['1.2345', null],
    ['1,2,3', null],
    ['1,234.5', null],
    ['12.34.567', null],
    ['--1', null],
    ['abc', null],
    ['1e3', null],
    [',', null],
    ['-', null],
    ['', null],
  ])('GER-06 "%s" → %s', (texto, esperado) => {
    expect(lerNumero(texto)).toBe(esperado)
  })

  it('GER-06 reads back whatever is written', () => {
    const valores = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
    fc.assert(
      fc.property(valores, fc.integer({ min: 0, max: 8 }), (unidades, casas) => {
        const valor = new Decimal(`${unidades}e-${casas}`)
        const esperado = valor.isZero() ? '0' : valor.toFixed()
        expect(lerNumero(formatarDinheiro(valor, casas))).toBe(esperado)
        expect(lerNumero(formatarNumero(valor))).toBe(esperado)
        expect(lerNumero(formatarPercentual(valor, casas))).toBe(esperado)
      }),
    )
  })
})

it.each([
  [12.3, 'R$ 12,30'],
  ['12.3456', 'R$ 12,3456'],
  ['11.11111021', 'R$ 11,11111021'],
  [0.000000000049, 'R$ 0,00'],
])('VEN-02 o preço unitário de %s tem as casas por que se multiplica', (valor, texto) => {
  expect(formatarPrecoUnitario(valor, 2).replace('\u00A0', ' ')).toBe(texto)
})
