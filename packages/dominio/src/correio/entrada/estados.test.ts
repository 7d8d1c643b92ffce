import { expect, it } from 'vitest'
import { impedimentoParaDecidir } from './estados.ts'

it.each([
  ['DE_LADO', null],
  ['NA_FILA', 'RECEBIDA_NA_FILA'],
  ['NO_TICKET', 'RECEBIDA_NO_TICKET'],
] as const)('ALC-02 decidir sobre a que está %s: %s', (estado, impedimento) => {
  expect(impedimentoParaDecidir(estado)).toBe(impedimento)
})
