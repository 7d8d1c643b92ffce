import { expect, it } from 'vitest'
import { descontoDoErp, promocoesDoProduto } from './quais-valem.ts'

const CAFE = { idProd: 7, marca: 'Serra', categoria: 'Café' }
const promocao = (id: number, alvo: object) => ({
  promocao: { id, nome: `P${id}`, tipo: 'PERCENTUAL' as const, percentual: 5, minimo: 0 },
  produtoId: null,
  marca: null,
  categoria: null,
  ...alvo,
})

it('VEN-02 a promoção é do produto, da marca, da categoria ou de tudo', () => {
  const gravadas = [
    promocao(1, {}),
    promocao(2, { produtoId: 7 }),
    promocao(3, { produtoId: 8 }),
    promocao(4, { marca: 'Serra' }),
    promocao(5, { marca: 'Outra' }),
    promocao(6, { marca: 'Serra', categoria: 'Chá' }),
    promocao(7, { categoria: 'Café' }),
  ]
  expect(promocoesDoProduto(gravadas, CAFE).map(({ id }) => id)).toEqual([1, 2, 4, 7])
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
