import { describe, expect, it } from 'vitest'
import { LINHA, PRODUTO } from '../../test/orcamento.ts'
import {
  embalagemPelaLetra,
  embalagemPreferida,
  juntarLinha,
  menorQuantidade,
  quantidadeQueServe,
} from './juntar-linha.ts'

const EMBALAGENS = [
  { id: 3, unidade: 'FD', fator_conversao: 24, multiplo: 1, minimo: 1 },
  { id: 2, unidade: 'CX', fator_conversao: 12, multiplo: 1, minimo: 1 },
  { id: 1, unidade: 'UN', fator_conversao: 1, multiplo: 6, minimo: 6 },
]
const produto = { ...PRODUTO, embalagens: EMBALAGENS }
const nova = { chave: 'linha-nova', idProd: LINHA.idProd, idEmb: LINHA.idEmb, qtde: 0.1 }

describe('VEN-02 juntar uma linha', () => {
  it('VEN-02 o produto que já está se soma à linha dele, com o preço que tem', () => {
    const da = { ...LINHA, qtde: 0.2, desconto: 3 }
    const outra = { ...LINHA, chave: 'linha-002', idProd: 8 }
    const { itens, linha, anterior } = juntarLinha([da, outra], nova)
    expect(linha).toEqual({ ...da, qtde: 0.3 })
    expect([itens, anterior]).toEqual([[linha, outra], da])
  })

  it.each([
    ['noutra embalagem', { ...LINHA, idEmb: 2 }],
    ['outro produto', { ...LINHA, idProd: 8 }],
    ['o mesmo, bonificado', { ...LINHA, bonificado: true }],
  ])('VEN-02 %s é outra linha, no fim', (_, havia) => {
    const { itens, linha, anterior } = juntarLinha([havia], nova)
    expect([itens, anterior]).toEqual([[havia, linha], null])
    expect(linha).toEqual({ ...nova, desconto: null, precoDigitado: null, bonificado: false })
  })

  it('VEN-02 a embalagem é a última usada, ou a menor', () => {
    expect(embalagemPreferida(produto, [])?.unidade).toBe('UN')
    const usadas = [2, 3].map((idEmb) => ({ idProd: produto.id, idEmb }))
    expect(embalagemPreferida(produto, [...usadas, { idProd: 99, idEmb: 1 }])?.unidade).toBe('FD')
    expect(embalagemPreferida({ id: 1, embalagens: [] }, [])).toBeNull()
  })

  it.each([
    ['c', 'CX'],
    ['fd', 'FD'],
    ['k', undefined],
  ])('VEN-02 a embalagem de %s', (letra, unidade) =>
    expect(embalagemPelaLetra(produto, letra)?.unidade).toBe(unidade),
  )

  it.each([
    [1, 1, 1],
    [0, 6, 6],
    [10, 6, 12],
    [6, 0, 6],
    [0, 0, 1],
    [0.5, 0.25, 0.5],
  ])('GER-20 mínimo %s, múltiplo %s: pede-se ao menos %s', (minimo, multiplo, menor) =>
    expect(menorQuantidade({ minimo, multiplo })).toBe(menor),
  )
})

it.each([
  ['o mesmo tanto', 10, { fator_conversao: 1, multiplo: 1, minimo: 1 }, 10],
  ['em caixas, a de cima', 13, { fator_conversao: 12, multiplo: 1, minimo: 1 }, 2],
  ['de seis em seis', 7, { fator_conversao: 1, multiplo: 6, minimo: 6 }, 12],
  ['não menos que o mínimo', 1, { fator_conversao: 1, multiplo: 1, minimo: 5 }, 5],
  ['sem múltiplo', 2.5, { fator_conversao: 1, multiplo: 0, minimo: 0 }, 3],
])('VEN-02 no lugar de outro produto vai %s', (_, unidades, embalagem, esperado) => {
  expect(quantidadeQueServe(unidades, { id: 1, unidade: 'UN', ...embalagem })).toBe(esperado)
})
