import { describe, expect, it } from 'vitest'
import { complementoDoCep } from './complemento-do-cep.ts'

describe('complemento que vem com o CEP', () => {
  it.each([
    ['de 612 a 1510 - lado par', ''],
    ['até 499/500', ''],
    ['- até 500/501', ''],
    ['de 2133/2134 ao fim', ''],
    ['lado ímpar', ''],
    ['a partir de 1001', ''],
    ['Quadra 5', 'Quadra 5'],
    ['Bloco de apoio', 'Bloco de apoio'],
    ['Deck 2', 'Deck 2'],
    ['', ''],
  ])('CAD-09 %j preenche %j', (dito, preenchido) => {
    expect(complementoDoCep(dito)).toBe(preenchido)
  })
})
