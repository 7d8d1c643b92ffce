import { describe, expect, it } from 'vitest'
import { impedimentoDoEspelho } from './espelho.ts'

describe('impedimentoDoEspelho', () => {
  it.each([
    ['type allows, first product of an invoice', true, { notaId: 7 }, null],
    ['type allows, first product loose', true, { notaId: null }, 'ESPELHO_INDISPONIVEL'],
    ['type allows, no product', true, null, 'ESPELHO_INDISPONIVEL'],
    ['type does not allow', false, { notaId: 7 }, 'ESPELHO_INDISPONIVEL'],
  ])('TIC-08 %s', (_caso, tipoPermite, primeiroItem, esperado) => {
    expect(impedimentoDoEspelho({ tipoPermite, primeiroItem })).toBe(esperado)
  })
})
