import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diasEntre, somarDias } from '../formatos/datas.ts'
import { ajustarPeriodo, problemaDaData } from './periodo.ts'

describe('ajustarPeriodo', () => {
  it.each([
    ['inside the limit', '2026-03-01', '2026-03-31', 'de', 30, '2026-03-01', '2026-03-31'],
    ['De too early', '2026-01-01', '2026-03-31', 'de', 30, '2026-01-01', '2026-01-31'],
    ['Até too late', '2026-01-01', '2026-03-31', 'ate', 30, '2026-03-01', '2026-03-31'],
    ['De after Até', '2026-04-10', '2026-03-31', 'de', undefined, '2026-04-10', '2026-04-10'],
    ['Até before De', '2026-03-01', '2026-02-10', 'ate', 30, '2026-02-10', '2026-02-10'],
    ['no limit', '2020-01-01', '2026-03-31', 'de', undefined, '2020-01-01', '2026-03-31'],
    ['open end', '2026-01-01', null, 'de', 30, '2026-01-01', null],
    ['open start', null, '2026-01-01', 'ate', 30, null, '2026-01-01'],
  ] as const)('GER-10 %s', (_caso, de, ate, alterado, limite, novoDe, novoAte) => {
    expect(ajustarPeriodo({ de, ate }, alterado, limite)).toEqual({ de: novoDe, ate: novoAte })
  })

  it('GER-10 keeps the end that was changed, the order and the limit', () => {
    const dia = fc.integer({ min: -5000, max: 5000 }).map((n) => somarDias('2026-01-01', n))
    const lado = fc.constantFrom('de' as const, 'ate' as const)
    fc.assert(
      fc.property(dia, dia, lado, fc.nat(400), (de, ate, alterado, limite) => {
        const ajustado = ajustarPeriodo({ de, ate }, alterado, limite)
        const dias = diasEntre(String(ajustado.de), String(ajustado.ate))
        expect(ajustado[alterado]).toBe({ de, ate }[alterado])
        expect(dias).toBe(Math.max(0, Math.min(limite, diasEntre(de, ate))))
        expect(ajustarPeriodo(ajustado, alterado, limite)).toEqual(ajustado)
      }),
    )
  })
})

describe('problemaDaData', () => {
  const limites = { minima: '2026-01-10', maxima: '2026-12-20' }

  it.each([
    ['', null],
    ['10/01/2026', null],
    ['20/12/2026', null],
    ['31/02/2026', 'Data inválida'],
    ['10/0', 'Data inválida'],
    ['21/12/2026', 'Data posterior a data máxima'],
    ['09/01/2026', 'Data anterior a data mínima'],
  ])('GER-10 "%s" → %s', (texto, esperado) => {
    expect(problemaDaData(texto, limites)).toBe(esperado)
  })

  it('GER-10 without bounds any day of the calendar will do', () => {
    expect(problemaDaData('01/01/1950')).toBeNull()
  })
})
