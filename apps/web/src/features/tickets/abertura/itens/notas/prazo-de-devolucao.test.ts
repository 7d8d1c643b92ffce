import { expect, it } from 'vitest'
import { periodoDaPesquisa } from './prazo-de-devolucao.ts'

it.each([
  [30, '2026-02-13', '2026-02-13'],
  [0, '2026-03-15', '2026-03-15'],
  [365, '2025-03-15', '2025-03-15'],
  [-1, '2021-03-16', '2025-09-16'],
  [null, '2021-03-16', '2025-09-16'],
])('NOV-12 com janela de %s dias, desde %s, começando em %s', (dias, minima, de) => {
  expect(periodoDaPesquisa('2026-03-15', dias)).toEqual({ minima, inicial: { de, ate: '2026-03-15' } })
})
