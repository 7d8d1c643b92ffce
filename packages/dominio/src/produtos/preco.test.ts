import { expect, it } from 'vitest'
import { exibePrecoAnterior } from './preco.ts'

it.each([
  ['higher, ERP discount', 10, 9, { perc: -10 }, null, true],
  ['higher, promotion', 10, 9, undefined, { id: 1 }, true],
  ['higher, no reason', 10, 9, undefined, null, false],
  ['higher, ERP increase', 10, 9, { perc: 10 }, undefined, false],
  ['higher, ERP zero', 10, 9, { perc: 0 }, undefined, false],
  ['equal, promotion', 10, 10, { perc: -10 }, { id: 1 }, false],
  ['lower, promotion', 9, 10, { perc: -10 }, { id: 1 }, false],
  ['text compared as numbers', '10.00', '9.90', { perc: '-1' }, null, true],
  ['same value written otherwise', '10.00', '10', { perc: '-1' }, null, false],
])('GER-18 %s', (_caso, semDescontos, precoFinal, descontoErp, promocao, esperado) => {
  expect(exibePrecoAnterior({ semDescontos, precoFinal, descontoErp, promocao })).toBe(esperado)
})
