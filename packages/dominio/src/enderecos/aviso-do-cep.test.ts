import { expect, it } from 'vitest'
import { avisoDoCep } from './aviso-do-cep.ts'

it.each([
  ['do mesmo estado', '79002-000', 'MS', null],
  [
    'de outro',
    '01310-100',
    'MS',
    'Este CEP é de SP, e a cidade é de MS. Confira; você pode continuar assim.',
  ],
  ['sem máscara', '01310100', 'MS', expect.stringContaining('SP')],
  ['o entorno do Distrito Federal', '72900-000', 'GO', null],
  ['sem estado ainda', '01310-100', '', null],
  ['pela metade', '0131', 'MS', null],
  ['que não existe', '00000-000', 'MS', null],
])('CAD-09 CEP %s', (_caso, cep, uf, aviso) => {
  expect(avisoDoCep({ cep, uf })).toEqual(aviso)
})
