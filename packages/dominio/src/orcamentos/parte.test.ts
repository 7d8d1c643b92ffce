import { describe, expect, it } from 'vitest'
import { Decimal } from '../formatos/decimal.ts'
import { linhasDaParte, oQueResta, type ParteDaLinha, parteDaDespesa, problemasDaParte } from './parte.ts'

const LINHAS = [
  { chave: 'cafe-0001', idProd: 1, idEmb: 10, qtde: 10 },
  { chave: 'acucar-01', idProd: 2, idEmb: 20, qtde: 0.3 },
]
const PRODUTOS = new Map([
  [1, { embalagens: [{ id: 10, unidade: 'CX', fator_conversao: 12, multiplo: 2, minimo: 4 }] }],
])

describe('a parte de um orçamento', () => {
  it.each<[string, ParteDaLinha[], number[][], number[][]]>([
    ['uma linha inteira', [{ chave: 'cafe-0001', qtde: 10 }], [[1, 10]], [[2, 0.3]]],
    [
      'pedaço de uma',
      [{ chave: 'cafe-0001', qtde: 4 }],
      [[1, 4]],
      [
        [1, 6],
        [2, 0.3],
      ],
    ],
    [
      'sem binários',
      [{ chave: 'acucar-01', qtde: 0.1 }],
      [[2, 0.1]],
      [
        [1, 10],
        [2, 0.2],
      ],
    ],
    [
      'tudo',
      [
        { chave: 'acucar-01', qtde: 0.3 },
        { chave: 'cafe-0001', qtde: 10 },
      ],
      [
        [1, 10],
        [2, 0.3],
      ],
      [],
    ],
  ])('VEN-02 %s', (_, parte, vao, ficam) => {
    const quais = (linhas: typeof LINHAS) => linhas.map(({ idProd, qtde }) => [idProd, qtde])
    expect(quais(linhasDaParte(LINHAS, parte))).toEqual(vao)
    expect(quais(oQueResta(LINHAS, parte))).toEqual(ficam)
  })

  it.each<[string, ParteDaLinha, RegExp | null]>([
    ['a linha inteira, mesmo abaixo do mínimo', { chave: 'acucar-01', qtde: 0.3 }, null],
    ['um múltiplo', { chave: 'cafe-0001', qtde: 6 }, null],
    ['fora do múltiplo', { chave: 'cafe-0001', qtde: 5 }, /de 2 em 2/],
    ['abaixo do mínimo', { chave: 'cafe-0001', qtde: 2 }, /4/],
    ['mais do que há', { chave: 'cafe-0001', qtde: 12 }, /só tem 10/],
    ['o que não há', { chave: 'outra-001', qtde: 1 }, /não está mais/],
  ])('GER-20 %s', (_, linha, problema) => {
    const problemas = problemasDaParte(LINHAS, [linha], PRODUTOS)
    expect(problemas).toEqual(
      problema === null ? {} : { [`parte.${linha.chave}.qtde`]: expect.stringMatching(problema) },
    )
  })

  it.each([
    ['20', 30, 140, '4.29'],
    ['0.10', 30, 140, '0.02'],
    ['20', 150, 140, '20.00'],
    ['20', 0, 0, '0.00'],
  ])('VEN-02 de %s cobrados do todo, à parte de %d em %d cabem %s', (valor, parte, todo, esperado) => {
    expect(parteDaDespesa(valor, new Decimal(parte), new Decimal(todo)).toFixed(2)).toBe(esperado)
  })
})
