import { expect, it } from 'vitest'
import { prazoMedio, problemaDoPrazo } from './prazo.ts'

it.each([
  [[], 0],
  [[0], 0],
  [[28], 28],
  [[28, 35, 42], 35],
  [[7, 14], 10.5],
])('ENT-05 prazo médio de %j', (parcelas, medio) => expect(prazoMedio(parcelas)).toBe(medio))

it.each([
  [true, [28], true],
  [true, [0, 30], true],
  [true, [0], false],
  [true, [], false],
  [false, [28], false],
])('VEN-02 paga antes %s, em %j', (antecipada, parcelas, recusa) =>
  expect(problemaDoPrazo(antecipada, parcelas) !== null).toBe(recusa),
)
