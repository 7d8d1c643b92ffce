import { expect, it } from 'vitest'
import { anexosDemais, distribuirAnexos } from './anexos.ts'

const de = (arquivo: number, produto_id: number) => ({ arquivo, produto_id })
const produtos = new Set([10, 20])

it('NOV-10 cada arquivo vai ao seu produto, e o resto ao ticket', () => {
  expect(distribuirAnexos(4, [de(1, 10), de(3, 10), de(0, 20)], produtos)).toEqual({
    porProduto: new Map([
      [10, [1, 3]],
      [20, [0]],
    ]),
    gerais: [2],
  })
})

it.each([
  ['um arquivo que não veio', [de(4, 10)], { 'arquivosDosItens.0.arquivo': 'O campo é inválido' }],
  [
    'um produto que não está no ticket',
    [de(0, 30)],
    { 'arquivosDosItens.0.produto_id': 'O campo é inválido' },
  ],
  [
    'um arquivo de dois produtos',
    [de(0, 10), de(0, 20)],
    { 'arquivosDosItens.1.arquivo': 'O campo é inválido' },
  ],
])('NOV-10 recusa %s', (_, arquivosDosItens, campos) => {
  expect(distribuirAnexos(4, arquivosDosItens, produtos)).toEqual({ campos })
})

it('NOV-11 seis anexos por produto e seis do ticket', () => {
  const seis = [0, 1, 2, 3, 4, 5]
  expect(anexosDemais({ porProduto: new Map([[10, seis]]), gerais: seis })).toBe(false)
  expect(anexosDemais({ porProduto: new Map([[10, [...seis, 6]]]), gerais: [] })).toBe(true)
  expect(anexosDemais({ porProduto: new Map(), gerais: [...seis, 6] })).toBe(true)
})
