import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scoreBom, scoreDoArtigo } from './score.ts'

it.each([
  [0, 0, 60],
  [1, 0, 64],
  [0, 1, 55],
  [0, 2, 50],
  [10, 0, 80],
  [0, 10, 30],
  [40, 10, 77],
  [990, 0, 100],
])('FAQ-01 %i ajudou, %i não → %i', (ajudou, naoAjudou, score) => {
  expect(scoreDoArtigo({ ajudou, naoAjudou })).toBe(score)
})

it('FAQ-01 fica entre 0 e 100 e nunca anda contra o voto', () => {
  const quantos = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(quantos, quantos, (ajudou, naoAjudou) => {
      const score = scoreDoArtigo({ ajudou, naoAjudou })
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      expect(scoreDoArtigo({ ajudou: ajudou + 1, naoAjudou })).toBeGreaterThanOrEqual(score)
      expect(scoreDoArtigo({ ajudou, naoAjudou: naoAjudou + 1 })).toBeLessThanOrEqual(score)
    }),
  )
})

it.each([
  [0, false],
  [50, false],
  [51, true],
  [100, true],
])('NOV-17 score %i é bom: %s', (score, bom) => {
  expect(scoreBom(score)).toBe(bom)
})
