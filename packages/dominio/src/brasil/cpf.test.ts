import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpfValido, formatarCpf } from './cpf.ts'
import { digitoModulo11 } from './modulo-11.ts'

describe('cpfValido', () => {
  it.each([
    ['529.982.247-25', true],
    ['52998224725', true],
    [' 529.982.247-25 ', true],
    ['111.444.777-35', true],
    ['529.982.247-26', false],
    ['529.982.247-15', false],
    ['111.111.111-11', false],
    ['000.000.000-00', false],
    ['5299822472', false],
    ['529982247250', false],
    ['5299822472A', false],
    ['', false],
  ])('GER-03 %s → %s', (valor, esperado) => {
    expect(cpfValido(valor)).toBe(esperado)
  })

  it('GER-03 agrees with an independent implementation on any eleven digits', () => {
    const onzeDigitos = fc.stringMatching(/^\d{11}$/)
    fc.assert(
      fc.property(onzeDigitos, (cpf) => {
        expect(cpfValido(cpf)).toBe(isValidCpf(cpf))
      }),
    )
  })

  it('GER-03 accepts the computed digits and refuses any other pair', () => {
    const base = fc.stringMatching(/^\d{9}$/).filter((b) => new Set(b).size > 1)
    fc.assert(
      fc.property(base, fc.integer({ min: 1, max: 99 }), (nove, desvio) => {
        const dez = nove + digitoModulo11(nove, 11)
        const cpf = dez + digitoModulo11(dez, 11)
        const outros = String((Number(cpf.slice(9)) + desvio) % 100).padStart(2, '0')
        expect(isValidCpf(cpf)).toBe(true)
        expect(cpfValido(cpf)).toBe(true)
        expect(cpfValido(nove + outros)).toBe(false)
      }),
    )
  })
})

describe('formatarCpf', () => {
  it.each([
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['5299', '5299'],
    ['', ''],
  ])('GER-05 %s → %s', (valor, esperado) => {
    expect(formatarCpf(valor)).toBe(esperado)
  })
})
