import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '../formatos/decimal.ts'
import { type Cupom, cupomQueResta, descontoDoCupom } from '../precos/cupom.ts'
import {
  cupomDaParte,
  linhasDaParte,
  oQueResta,
  type ParteDaLinha,
  parteDaDespesa,
  problemasDaParte,
} from './parte.ts'

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

  const cupom = (campos: Partial<Cupom>): Cupom => ({
    ...{ codigo: 'X', percentual: null, valor: null, minimo: 0 },
    ...campos,
  })
  /** Ordered piece by piece: what each takes off, the last one with all that is left. */
  function pedirEmPartes(inteiro: Cupom, pedacos: readonly number[]): Decimal[] {
    const levado = { abatimento: new Decimal(0), mercadoria: new Decimal(0) }
    return pedacos.map((mercadoria, i) => {
      const resta = cupomQueResta(inteiro, levado)
      const emAberto = Decimal.sum(...pedacos.slice(i))
      const ultimo = i === pedacos.length - 1
      const vai = ultimo ? resta : cupomDaParte(resta, new Decimal(mercadoria), emAberto)
      const abatimento = descontoDoCupom(vai, mercadoria)
      levado.abatimento = levado.abatimento.plus(abatimento)
      levado.mercadoria = levado.mercadoria.plus(mercadoria)
      return abatimento
    })
  }
  it.each<[string, Partial<Cupom>, number[], string[]]>([
    ['em reais, por quanto vai', { valor: 20 }, [30, 110], ['4.29', '15.71']],
    ['na outra ordem', { valor: 20 }, [110, 30], ['15.71', '4.29']],
    ['maior que as mercadorias', { valor: 200 }, [30, 110], ['30.00', '110.00']],
    ['um centavo', { valor: 0.01 }, [30, 30, 30], ['0.00', '0.01', '0.00']],
    ['em percentual', { percentual: 10 }, [30, 110], ['3.00', '11.00']],
    ['o mínimo, já comprado', { valor: 20, minimo: 100 }, [110, 30], ['15.71', '4.29']],
  ])('VEN-02 cupom de um orçamento pedido em partes: %s', (_, qual, pedacos, esperado) => {
    expect(pedirEmPartes(cupom(qual), pedacos).map((um) => um.toFixed(2))).toEqual(esperado)
  })

  it('VEN-02 o cupom em reais vale uma vez, até o centavo, em quantas partes e em que ordem for', () => {
    const centavos = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(fc.array(centavos, { minLength: 1, maxLength: 12 }), centavos, (emCentavos, valor) => {
        const pedacos = emCentavos.map((um) => um / 100)
        const inteiro = cupom({ valor: valor / 100 })
        const partes = pedirEmPartes(inteiro, pedacos)
        const todo = Decimal.sum(...pedacos)
        expect(Decimal.sum(...partes).toFixed(2)).toBe(descontoDoCupom(inteiro, todo).toFixed(2))
        // Nobody gets more than a cent beyond the share of each piece that was reckoned before.
        partes.forEach((parte, i) => {
          const justa = descontoDoCupom(inteiro, todo)
            .times(pedacos[i] ?? 0)
            .dividedBy(todo)
          expect(
            parte
              .minus(justa)
              .abs()
              .lessThanOrEqualTo(0.01 * partes.length),
          ).toBe(true)
        })
      }),
    )
  })
})
