import { describe, expect, it } from 'vitest'
import { arrobaDigitada } from './gatilho-digitado.ts'

describe('MES-06/mencoes o @ no começo de uma palavra', () => {
  it.each([
    ['@', 1, { inicio: 0, fim: 1, termo: '' }],
    ['veja @an', 8, { inicio: 5, fim: 8, termo: 'an' }],
    ['(@Ana Li', 8, { inicio: 1, fim: 8, termo: 'Ana Li' }],
    ['maria@x', 7, null],
    ['@Ana Lima veja isto', 19, null],
  ])('em %j', (texto, cursor, esperado) => {
    expect(arrobaDigitada(texto, cursor)).toEqual(esperado)
  })
})
