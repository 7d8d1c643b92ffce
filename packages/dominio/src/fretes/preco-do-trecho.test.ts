import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '../formatos/decimal.ts'
import type { Faixa } from './frete-peso.ts'
import { type Condicional, type Tarifa, termosDoTrecho } from './preco-do-trecho.ts'
import { totalDosTermos } from './termo.ts'

const CARGA = { peso: 222, m3: 1.44, total: 8000 }
const TARIFA: Tarifa = {
  cubagem: 300,
  faixas: [],
  excedenteKg: 0.85,
  excedenteM3: 0,
  adValorem: 0.3,
  gris: 0.3,
  pedagio: 6.5,
  tas: 4.5,
  tde: 35,
  minimo: 0,
  icms: 0,
}
const SO_PESO: Tarifa = { ...TARIFA, adValorem: 0, gris: 0, pedagio: 0, tas: 0, tde: 0 }
const total = (carga: typeof CARGA, tarifa: Tarifa, condicionais: Condicional[] = []) =>
  Number(totalDosTermos(termosDoTrecho(carga, tarifa, condicionais)))

describe('o preço de um trecho', () => {
  it('FRE-04 o exemplo trabalhado: 432 kg cubados, 487,20, e cada termo dito', () => {
    const termos = termosDoTrecho(CARGA, TARIFA)
    expect(termos.map(({ termo, valor }) => [termo, Number(valor)])).toEqual([
      ['Frete peso', 367.2],
      ['Ad valorem', 24],
      ['GRIS', 24],
      ['Pedágio', 32.5],
      ['TAS', 4.5],
      ['TDE', 35],
    ])
    expect(Number(totalDosTermos(termos))).toBe(487.2)
    expect(termos.map(({ base }) => base.replaceAll('\u00A0', ' '))).toEqual([
      '432 kg × R$ 0,85 (peso cubado: 1,44 m³ × 300 kg)',
      '0,3% de R$ 8.000,00',
      '0,3% de R$ 8.000,00',
      '5 × R$ 6,50 a cada 100 kg iniciados',
      'Valor fixo',
      'Valor fixo',
    ])
  })

  it('FRE-04 com ICMS de 12% por dentro, 553,64', () => {
    const termos = termosDoTrecho(CARGA, { ...TARIFA, icms: 12 })
    expect(Number(totalDosTermos(termos))).toBe(553.64)
    expect(termos.at(-1)).toMatchObject({ termo: 'ICMS' })
    expect(Number(termos.at(-1)?.valor)).toBe(66.44)
  })

  const FAIXAS: Faixa[] = [
    { grandeza: 'PESO', ate: 50, valor: 60 },
    { grandeza: 'PESO', ate: 10, valor: 25 },
    { grandeza: 'PESO', ate: 100, valor: 95 },
  ]
  it.each([
    ['na primeira faixa', 8, 25],
    ['no fim da faixa ainda é ela', 10, 25],
    ['um grama além já é a outra', 10.001, 60],
    ['na última', 100, 95],
    ['além da última, o excedente por quilo', 132, 122.2],
  ])('FRE-04 faixas de peso: %s', (_caso, peso, esperado) => {
    expect(total({ peso, m3: 0, total: 0 }, { ...SO_PESO, faixas: FAIXAS })).toBe(esperado)
  })

  it.each([
    ['o volume paga mais', 1, 90, 'Frete por cubagem'],
    ['o peso paga mais', 90, 76.5, 'Frete peso'],
  ])('FRE-04 por peso ou por cubagem, o que for maior: %s', (_caso, peso, esperado, termo) => {
    const tarifa: Tarifa = {
      ...SO_PESO,
      cubagem: 0,
      faixas: [{ grandeza: 'CUBAGEM', ate: 0.5, valor: 40 }],
      excedenteM3: 50,
    }
    const carga = { peso, m3: peso === 1 ? 1.5 : 0.4, total: 0 }
    expect(total(carga, tarifa)).toBe(esperado)
    expect(termosDoTrecho(carga, tarifa)[0]?.termo).toBe(termo)
  })

  it.each([
    [100, 1],
    [100.01, 2],
    [0, 0],
  ])('FRE-04 pedágio de %f kg: %i vez(es) os 100 kg iniciados', (peso, vezes) => {
    expect(total({ peso, m3: 0, total: 0 }, { ...SO_PESO, excedenteKg: 0, pedagio: 6.5 })).toBe(6.5 * vezes)
  })

  it('FRE-04 o mínimo completa o que falta, e o ICMS vem sobre ele', () => {
    const termos = termosDoTrecho({ peso: 10, m3: 0, total: 0 }, { ...SO_PESO, minimo: 44, icms: 12 })
    expect(termos.map(({ termo, valor }) => [termo, Number(valor)])).toEqual([
      ['Frete peso', 8.5],
      ['Complemento do mínimo', 35.5],
      ['ICMS', 6],
    ])
  })

  it('API-09 a condicional soma o fixo e o percentual, e diz como', () => {
    const condicional = { descricao: 'Área de risco', valor: 20, percentual: 0.5 }
    const termo = termosDoTrecho(CARGA, TARIFA, [condicional]).at(-1)
    expect([termo?.termo, Number(termo?.valor), termo?.base.replaceAll('\u00A0', ' ')]).toEqual([
      'Área de risco',
      60,
      'Valor fixo mais 0,5% de R$ 8.000,00',
    ])
  })
})

describe('qualquer tarifa', () => {
  const numero = (maximo: number, casas: number) =>
    fc.integer({ min: 0, max: maximo * 10 ** casas }).map((valor) => (valor / 10 ** casas).toFixed(casas))
  const carga = fc.record({ peso: numero(5000, 3), m3: numero(30, 3), total: numero(100_000, 2) })
  const tarifa = fc.record({
    cubagem: numero(400, 0),
    faixas: fc.constant([]),
    excedenteKg: numero(5, 4),
    excedenteM3: numero(300, 2),
    adValorem: numero(2, 4),
    gris: numero(2, 4),
    pedagio: numero(20, 2),
    tas: numero(20, 2),
    tde: numero(100, 2),
    minimo: numero(300, 2),
    icms: numero(25, 2),
  })

  it('FRE-04 custa ao menos o mínimo, em centavos, e nenhum termo é negativo', () => {
    fc.assert(
      fc.property(carga, tarifa, (qual, cobra) => {
        const termos = termosDoTrecho(qual, cobra)
        const soma = totalDosTermos(termos)
        expect(soma.gte(cobra.minimo)).toBe(true)
        for (const { valor } of termos) {
          expect(valor.gte(0)).toBe(true)
          expect(valor.decimalPlaces()).toBeLessThanOrEqual(2)
        }
        expect(termos.reduce((total, { valor }) => total.plus(valor), new Decimal(0)).toFixed()).toBe(
          soma.toFixed(),
        )
      }),
    )
  })

  it('FRE-04 mais carga nunca custa menos', () => {
    fc.assert(
      fc.property(carga, tarifa, numero(500, 3), (qual, cobra, amais) => {
        const maior = { ...qual, peso: new Decimal(qual.peso).plus(amais).toFixed() }
        expect(
          totalDosTermos(termosDoTrecho(maior, cobra)).gte(totalDosTermos(termosDoTrecho(qual, cobra))),
        ).toBe(true)
      }),
    )
  })
})
