import { expect, it } from 'vitest'
import { impedimentoParaReenviar } from './estados.ts'

it.each([
  ['NA_FILA', 'CORREIO_NA_FILA'],
  ['ENVIANDO', 'CORREIO_NA_FILA'],
  ['ENVIADO', 'CORREIO_JA_ENVIADO'],
  ['RECUSADO', null],
  ['INCERTO', null],
] as const)('ALC-01 reenviar o que está %s: %s', (estado, impedimento) => {
  expect(impedimentoParaReenviar(estado)).toBe(impedimento)
})
