import { expect, it } from 'vitest'
import { retomar } from './retomada.ts'

const um = (precisa: number, livre: number, codigo = 'A') => ({ codigo, precisa, livre })

it.each([
  ['há tudo', [um(10, 10)], false, ['10'], null],
  ['há parte', [um(10, 9.5)], false, ['9.5'], 'A: há 9,5 de 10'],
  ['há menos que nada', [um(10, -3)], false, ['0'], 'A: há 0 de 10'],
  ['vende sem estoque', [um(10, -3)], true, ['10'], null],
  ['um sim, outro não', [um(1, 5), um(2, 1, 'B')], false, ['1', '1'], 'B: há 1 de 2'],
  [
    'muitos',
    ['A', 'B', 'C', 'D', 'E', 'F'].map((codigo) => um(1, 0, codigo)),
    false,
    ['0', '0', '0', '0', '0', '0'],
    'A: há 0 de 1; B: há 0 de 1; C: há 0 de 1; D: há 0 de 1; E: há 0 de 1; e mais 1',
  ],
] as const)('VEN-02 a reserva retomada: %s', (_caso, produtos, semLimite, quantidades, falta) => {
  const feito = retomar(produtos, semLimite)
  expect([feito.quantidades.map(String), feito.falta]).toEqual([quantidades, falta])
})
