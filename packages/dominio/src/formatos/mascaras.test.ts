import { describe, expect, it } from 'vitest'
import { MASCARAS, preencherMascara, tirarMascara } from './mascaras.ts'

describe('MASCARAS', () => {
  it.each([
    ['cpf', '999.999.999-99'],
    ['cep', '99999-999'],
    ['cnae', '9999-9/99'],
    ['cnpj', '99.999.999/9999-99'],
    ['telefone', '(99) 999999999'],
    ['data', '99/99/9999'],
    ['cartao', '9999 9999 9999 9999'],
    ['mesAno', '99/9999'],
    ['chaveDeNota', '9999 9999 9999 9999'],
  ] as const)('GER-05 %s is %s', (nome, forma) => {
    expect(preencherMascara(MASCARAS[nome].mask, '9'.repeat(16))).toBe(forma)
  })

  it('GER-05 the document is a CPF up to eleven characters and a CNPJ beyond', () => {
    expect(MASCARAS.cpfOuCnpj.mask).toEqual([MASCARAS.cpf.mask, MASCARAS.cnpj.mask])
  })

  it('GER-05 only the base of a CNPJ takes letters, raised to upper case', () => {
    const { mask, tokens } = MASCARAS.cnpj
    expect(mask.replace(/[^*#]/g, '')).toBe('************##')
    expect(tokens['*'].transform('a')).toBe('A')
    expect(['A', 'Z', '0', '9'].every((c) => tokens['*'].pattern.test(c))).toBe(true)
    expect(['a', '.', 'Á'].some((c) => tokens['*'].pattern.test(c))).toBe(false)
  })
})

describe('preencherMascara', () => {
  it.each([
    ['###-##', '12345', '123-45'],
    ['###-##', '123', '123'],
    ['###-##', '1234', '123-4'],
    ['###-##', '', ''],
    ['(##) #', '123', '(12) 3'],
  ])('GER-05 %s with %s → %s', (mascara, valor, esperado) => {
    expect(preencherMascara(mascara, valor)).toBe(esperado)
  })
})

it('GER-05 tirarMascara keeps letters and digits', () => {
  expect(tirarMascara(' 12.ABC.345/01DE-35 ')).toBe('12ABC34501DE35')
  expect(tirarMascara('(11) 98765-4321')).toBe('11987654321')
})
