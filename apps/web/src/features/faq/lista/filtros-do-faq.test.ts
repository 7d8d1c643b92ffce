import { expect, it } from 'vitest'
import { lerFiltros } from './filtros-do-faq.ts'

it.each([
  [{}, {}],
  [
    { termo: ' boleto ', tipo: '2', page: '3' },
    { termo: 'boleto', tipo: 2, page: 3 },
  ],
  [{ termo: 5202 }, { termo: '5202' }],
  [{ termo: '', tipo: 'x', page: -1, outro: 1 }, {}],
  [{ page: 1 }, {}],
])('FAQ-01 %j → %j', (busca, esperado) => {
  expect(lerFiltros(busca)).toEqual(esperado)
})
