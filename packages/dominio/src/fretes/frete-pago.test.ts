import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calcularFretePago, parteEmbutida } from './frete-pago.ts'

const BASE = {
  cotado: 120,
  total: 1000,
  percentualEmbutido: 5,
  tipoDiferenciado: true,
  jaPago: 0,
  minimoSemCobranca: 0,
}
const emNumeros = (parte: Partial<typeof BASE>) => {
  const { embutido, pago, gratis } = calcularFretePago({ ...BASE, ...parte })
  return [Number(embutido), Number(pago), gratis]
}

describe('o frete que se paga', () => {
  it.each([
    ['total 1.000 a 5%, cotado 120', {}, [47.62, 72.38, false]],
    ['sem o tipo diferenciado nada está embutido', { tipoDiferenciado: false }, [0, 120, false]],
    ['sem percentual', { percentualEmbutido: 0 }, [0, 120, false]],
    ['o já pago nos pedidos juntos abate', { jaPago: 30 }, [47.62, 42.38, false]],
    ['nunca abaixo de zero', { cotado: 40 }, [47.62, 0, false]],
    ['o já pago também não o leva abaixo de zero', { jaPago: 500 }, [47.62, 0, false]],
    ['um centavo antes do total sem cobrança', { minimoSemCobranca: 1000.01 }, [47.62, 72.38, false]],
    ['exatamente no total sem cobrança', { minimoSemCobranca: 1000 }, [47.62, 0, true]],
    ['sem total de cobrança definido, zero não é de graça', { total: 0 }, [0, 120, false]],
  ])('FRE-03 %s', (_caso, parte, esperado) => {
    expect(emNumeros(parte)).toEqual(esperado)
  })

  it.each([
    [1000, 5, 47.62],
    [110, 10, 10],
    [0, 5, 0],
    [0.01, 100, 0.01],
  ])('FRE-03 de %f a %f%% estão embutidos %f', (total, percentual, esperado) => {
    expect(Number(parteEmbutida(total, percentual))).toBe(esperado)
  })

  const reais = fc.integer({ min: 0, max: 99_999_999 }).map((centavos) => (centavos / 100).toFixed(2))
  const pagamento = fc.record({
    cotado: reais,
    total: reais,
    percentualEmbutido: fc.integer({ min: 0, max: 10_000 }).map((valor) => (valor / 100).toFixed(2)),
    tipoDiferenciado: fc.boolean(),
    jaPago: reais,
    minimoSemCobranca: reais,
  })

  it('FRE-03 nunca abaixo de zero nem acima do cotado, em centavos inteiros', () => {
    fc.assert(
      fc.property(pagamento, (dados) => {
        const { pago, embutido } = calcularFretePago(dados)
        expect(pago.isNegative() && !pago.isZero()).toBe(false)
        expect(pago.lte(dados.cotado)).toBe(true)
        expect(embutido.lte(dados.total)).toBe(true)
        expect(pago.decimalPlaces()).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('FRE-03 de graça exatamente a partir do total do parâmetro', () => {
    fc.assert(
      fc.property(pagamento, fc.integer({ min: 1, max: 99_999_999 }), (dados, limite) => {
        const comTotal = (centavos: number) =>
          calcularFretePago({
            ...dados,
            minimoSemCobranca: (limite / 100).toFixed(2),
            total: (centavos / 100).toFixed(2),
          })
        expect(comTotal(limite - 1).gratis).toBe(false)
        expect([comTotal(limite).gratis, Number(comTotal(limite).pago)]).toEqual([true, 0])
        expect(comTotal(limite + 1).gratis).toBe(true)
      }),
    )
  })
})
