import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arredondar, CASAS_DE_CALCULO, Decimal } from './decimal.ts'
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

describe('o que se mostra é o que se calcula', () => {
  const unidades = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n })
  const casas = fc.integer({ min: 0, max: 12 })
  const emTexto = (valor: Decimal, quantas: number) => {
    const exato = arredondar(valor, quantas)
    return exato.isZero() ? new Decimal(0).toFixed(quantas) : exato.toFixed(quantas)
  }
  const semPontos = (texto: string) => texto.replaceAll('.', '').replace(',', '.')

  it('GER-02 arredonda como a biblioteca decimal, com as casas pedidas ou as que há', () => {
    fc.assert(
      fc.property(unidades, casas, casas, (quantas, doValor, pedidas) => {
        const valor = new Decimal(`${quantas}e-${doValor}`)
        for (const forma of [valor, valor.toFixed(), `${quantas}e-${doValor}`])
          expect(semPontos(formatarNumero(forma, pedidas))).toBe(emTexto(valor, pedidas))
        const havidas = arredondar(valor, CASAS_DE_CALCULO).decimalPlaces()
        expect(semPontos(formatarNumero(valor))).toBe(emTexto(valor, havidas))
      }),
    )
  })

  it('GER-02 um número qualquer do JavaScript, também o que ele escreve com expoente', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e25, max: 1e25 }), (numero) => {
        expect(semPontos(formatarNumero(numero, 4))).toBe(emTexto(new Decimal(numero), 4))
      }),
    )
    expect(formatarNumero(1e21, 0)).toBe('1.000.000.000.000.000.000.000')
    expect(formatarNumero(5e-7, 6)).toBe('0,000001')
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '', '.', '1,5', 'R$ 1'])(
    'GER-02 %s não se mostra',
    (valor) => {
      expect(() => formatarNumero(valor, 2)).toThrow(RangeError)
    },
  )
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
