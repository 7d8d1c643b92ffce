import { expect, it } from 'vitest'
import { descontoDoErp, entraNaCampanha } from './quais-valem.ts'

const CAFE = { idProd: 7, marca: 'Serra', categoria: 'Café' }
const NENHUM = { produtos: [], marcas: [], categorias: [] }

it.each([
  ['tudo', {}, true],
  ['o produto', { produtos: [3, 7] }, true],
  ['outro produto', { produtos: [8] }, false],
  ['a marca', { marcas: ['Serra'] }, true],
  ['outra marca', { marcas: ['Outra'] }, false],
  ['a família', { categorias: ['Café'] }, true],
  ['a marca, ou outra família', { marcas: ['Serra'], categorias: ['Chá'] }, true],
  ['outro produto, ou outra marca', { produtos: [8], marcas: ['Outra'] }, false],
])('GES-02 o que entra na campanha: %s', (_caso, quais, entra) => {
  expect(entraNaCampanha({ ...NENHUM, ...quais }, CAFE)).toBe(entra)
})

it.each([
  ['nenhum', [], null],
  ['o do produto de outro', [{ clienteId: 1, produtoId: 8, percentual: -5 }], null],
  [
    'o do cliente vale mais que o do produto',
    [
      { clienteId: null, produtoId: 7, percentual: -9 },
      { clienteId: 1, produtoId: null, percentual: -3 },
    ],
    { perc: -3 },
  ],
  [
    'o dos dois vale mais que o do cliente',
    [
      { clienteId: 1, produtoId: null, percentual: -3 },
      { clienteId: 1, produtoId: 7, percentual: 2 },
    ],
    { perc: 2 },
  ],
  [
    'entre iguais, o melhor para quem compra',
    [
      { clienteId: 1, produtoId: null, percentual: -3 },
      { clienteId: 1, produtoId: null, percentual: -4 },
    ],
    { perc: -4 },
  ],
  ['zero não é desconto', [{ clienteId: 1, produtoId: 7, percentual: 0 }], null],
])('ENT-09 desconto do ERP: %s', (_caso, gravados, esperado) => {
  expect(descontoDoErp(gravados, 7)).toEqual(esperado)
})
