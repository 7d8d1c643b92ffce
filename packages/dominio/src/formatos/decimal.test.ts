import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arredondar, Decimal, multiplicar, somar } from './decimal.ts'

describe('decimal', () => {
  it.each([
    [['0.1', '0.2'], '0.3'],
    [[0.1, 0.7, 0.2], '1'],
    [[], '0'],
    [['99999999999999.99', '0.01'], '100000000000000'],
    [['0.000000004', '0.000000001'], '0.00000001'],
  ])('GER-02 somar(%j) = %s', (valores, esperado) => {
    expect(somar(...valores).toFixed()).toBe(esperado)
  })

  it.each([
    ['1.005', '100', '100.5'],
    [19.99, 3, '59.97'],
    ['0.33333333', '0.33333333', '0.11111111'],
    ['-2', '0.000000005', '-0.00000001'],
  ])('GER-02 %s × %s = %s', (a, b, esperado) => {
    expect(multiplicar(a, b).toFixed()).toBe(esperado)
  })

  it.each([
    ['1.005', 2, '1.01'],
    [1.005, 2, '1.01'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['1.004999999', 2, '1'],
  ])('GER-02 arredondar(%s, %i) = %s, half away from zero', (valor, casas, esperado) => {
    expect(arredondar(valor, casas).toFixed()).toBe(esperado)
  })

  it('GER-02 a sum of cents is exact, in any order', () => {
    const centavos = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 50 })
    fc.assert(
      fc.property(centavos, (valores) => {
        const reais = valores.map((c) => new Decimal(c).dividedBy(100).toNumber())
        const esperado = valores.reduce((total, c) => total + c, 0)
        expect(
          somar(...reais)
            .times(100)
            .toNumber() + 0,
        ).toBe(esperado + 0)
        expect(
          somar(...reais.reverse())
            .times(100)
            .toNumber() + 0,
        ).toBe(esperado + 0)
      }),
    )
  })
})
