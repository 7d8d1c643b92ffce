import { expect, it } from 'vitest'
import { filaParadaDemais, situacaoDaTarefa } from './situacoes.ts'

it.each([
  [0, 25, 'VAI_TENTAR'],
  [24, 25, 'VAI_TENTAR'],
  [25, 25, 'DESISTIU'],
  [26, 25, 'DESISTIU'],
  [1, 1, 'DESISTIU'],
] as const)('ADM-11 %i de %i tentativas: %s', (tentativas, maximo, situacao) => {
  expect(situacaoDaTarefa(tentativas, maximo)).toBe(situacao)
})

it.each([
  [0, false],
  [30_000, false],
  [30_001, true],
] as const)('SEG-06 a fila parada há %i ms tira da prontidão: %s', (paradaHaMs, demais) => {
  expect(filaParadaDemais(paradaHaMs)).toBe(demais)
})
