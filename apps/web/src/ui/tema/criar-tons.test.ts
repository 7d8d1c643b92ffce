import { describe, expect, it } from 'vitest'
import { contraste, luminancia } from './cor.ts'
import { criarTons, TOM_PRINCIPAL } from './criar-tons.ts'

describe('criarTons', () => {
  it.each(['#0b6b63', '#1d62b8', '#7c3aed'])(
    'GER-21 guarda %s como é quando já se lê sob texto branco',
    (cor) => {
      expect(criarTons(cor)[TOM_PRINCIPAL]).toBe(cor)
    },
  )

  it.each(['#ffd600', '#00e5ff', '#ffffff', '#ff6b00'])('GER-21 escurece %s até se ler', (cor) => {
    const principal = criarTons(cor)[TOM_PRINCIPAL]
    expect(principal).not.toBe(cor)
    expect(contraste(principal, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['#0b6b63', '#ffd600', '#000000', '#ffffff', '#f0f', '#123456'])(
    'GER-21 dez tons de %s, do claro ao escuro',
    (cor) => {
      const luzes = criarTons(cor).map(luminancia)
      expect(luzes).toHaveLength(10)
      expect(luzes).toEqual(luzes.toSorted((a, b) => b - a))
    },
  )
})

describe('contraste', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#fff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
  ])('WCAG %s sobre %s', (a, b, razao) => {
    expect(contraste(a, b)).toBeCloseTo(razao, 2)
    expect(contraste(b, a)).toBeCloseTo(razao, 2)
  })
})
