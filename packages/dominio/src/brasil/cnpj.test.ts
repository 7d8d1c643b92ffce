import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cnpjValido, formatarCnpj } from './cnpj.ts'
import { digitoModulo11 } from './modulo-11.ts'

describe('cnpjValido', () => {
  it.each([
    ['11.222.333/0001-81', true],
    ['11222333000181', true],
    ['12.ABC.345/01DE-35', true],
    ['12abc34501de35', true],
    ['11.222.333/0001-82', false],
    ['11.222.333/0001-71', false],
    ['12.ABC.345/01DE-36', false],
    ['12.ABD.345/01DE-35', false],
    ['12ABC34501DE3A', false],
    ['00.000.000/0000-00', false],
    ['11111111111111', false],
    ['1122233300018', false],
    ['112223330001811', false],
    ['', false],
  ])('GER-03 %s → %s', (valor, esperado) => {
    expect(cnpjValido(valor)).toBe(esperado)
  })

  it('GER-03 accepts the computed digits of any base, letters too, and refuses any other pair', () => {
    const base = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((b) => new Set(b).size > 1)
    fc.assert(
      fc.property(base, fc.integer({ min: 1, max: 99 }), (doze, desvio) => {
        const treze = doze + digitoModulo11(doze)
        const cnpj = treze + digitoModulo11(treze)
        const outros = String((Number(cnpj.slice(12)) + desvio) % 100).padStart(2, '0')
        expect(isValidCnpj(cnpj, { version: 2 })).toBe(true)
        expect(cnpjValido(cnpj)).toBe(true)
        expect(cnpjValido(cnpj.toLowerCase())).toBe(true)
        expect(cnpjValido(formatarCnpj(cnpj))).toBe(true)
        expect(cnpjValido(doze + outros)).toBe(false)
      }),
    )
  })
})

describe('formatarCnpj', () => {
  it.each([
    ['11222333000181', '11.222.333/0001-81'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    ['1122', '1122'],
  ])('GER-05 %s → %s', (valor, esperado) => {
    expect(formatarCnpj(valor)).toBe(esperado)
  })
})
