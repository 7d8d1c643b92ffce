import { describe, expect, it } from 'vitest'
import { confirmarAtraso } from './logistica.ts'

describe('confirmarAtraso', () => {
  it.each([
    [3, 5, { fatos: new Set() }],
    [5, 5, { fatos: new Set() }],
    [0, 5, { fatos: new Set(['PRORROGACAO_NEGADA']) }],
    [6, 5, { campos: { 'logistica.dias_confirmados': 'O pedido foi de 5 dias: confirme no máximo 5.' } }],
    [2, 1, { campos: { 'logistica.dias_confirmados': 'O pedido foi de 1 dia: confirme no máximo 1.' } }],
  ])('TIC-11 %i de %i dias', (dias_confirmados, diasAtraso, esperado) => {
    expect(confirmarAtraso({ dias_confirmados }, { diasAtraso })).toEqual(esperado)
  })
})
