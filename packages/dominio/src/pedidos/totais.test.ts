import { describe, expect, it } from 'vitest'
import { totaisDoPedido, totalDoItem } from './totais.ts'

it.each([
  ['preço por quantidade', { qtde: 3, vlUnit: '10.50', impostos: [] }, '31.5'],
  ['com os impostos que se somam', { qtde: '2', vlUnit: '10', impostos: ['1.30', '0.70', 0, 0] }, '22'],
  ['a linha arredonda aos centavos', { qtde: 3, vlUnit: '0.3333333333', impostos: [] }, '1'],
  ['meio centavo sobe', { qtde: 1, vlUnit: '0.125', impostos: [] }, '0.13'],
  ['quantidade fracionada', { qtde: '0.1', vlUnit: '0.7', impostos: ['0.02'] }, '0.09'],
  ['item bonificado', { qtde: 5, vlUnit: 0, impostos: [0, 0] }, '0'],
])('DOC-02 total do item: %s', (_caso, item, esperado) => {
  expect(totalDoItem(item).toString()).toBe(esperado)
})

describe('DOC-01 totais do pedido', () => {
  const base = {
    itens: [{ vlTot: '0.1' }, { vlTot: '0.2' }],
    vlBoni: 0,
    cupom: null,
    vlFrete: 0,
    vlSeguro: 0,
    taxaFixa: 0,
  }

  it.each([
    ['só os itens', {}, '0.3', '0.3'],
    [
      'frete, seguro e taxa fixa se somam',
      { vlFrete: '10', vlSeguro: '1.25', taxaFixa: '3.5' },
      '0.3',
      '15.05',
    ],
    ['a bonificação abate', { itens: [{ vlTot: 100 }], vlBoni: '12.34' }, '100', '87.66'],
    ['o cupom abate', { itens: [{ vlTot: 100 }], cupom: { desconto: '5' } }, '100', '95'],
    [
      'os quatro juntos',
      { itens: [{ vlTot: 100 }], vlBoni: 10, cupom: { desconto: 5 }, vlFrete: 20, taxaFixa: 1 },
      '100',
      '106',
    ],
    [
      'o abatimento não passa da mercadoria',
      { itens: [{ vlTot: 8 }], vlBoni: 10, cupom: { desconto: 5 }, vlFrete: 20, vlSeguro: 2 },
      '8',
      '22',
    ],
    ['sem itens', { itens: [], vlFrete: 0 }, '0', '0'],
  ])('DOC-01 %s', (_caso, partes, subtotal, total) => {
    const { vlSubTot, vlTot, qtdeIt } = totaisDoPedido({ ...base, ...partes })
    expect([vlSubTot.toString(), vlTot.toString()]).toEqual([subtotal, total])
    expect(qtdeIt).toBe({ ...base, ...partes }.itens.length)
  })
})
