import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ItemDaCarga, medirCarga } from './carga.ts'

const CAIXA: ItemDaCarga = {
  quantidade: 12,
  fator: 1,
  pesoLiquido: 18,
  pesoBruto: 18.5,
  altura: 60,
  largura: 40,
  comprimento: 50,
}

it('FRE-04 12 caixas de 60 × 40 × 50 cm e 18,5 kg: 222 kg, 1.440 litros, 1,44 m³', () => {
  const { peso, pesoLiquido, litros, m3 } = medirCarga([CAIXA])
  expect([peso, pesoLiquido, litros, m3].map(Number)).toEqual([222, 216, 1440, 1.44])
})

it.each([
  ['a embalagem multiplica', { quantidade: 2, fator: 6 }, 222, 1440],
  ['meia quantidade', { quantidade: 0.5, fator: 1 }, 9.25, 60],
  ['nada', { quantidade: 0, fator: 12 }, 0, 0],
  ['sem medidas', { altura: 0 }, 222, 0],
])('FRE-04 %s', (_caso, parte, peso, litros) => {
  const medida = medirCarga([{ ...CAIXA, ...parte }])
  expect([Number(medida.peso), Number(medida.litros)]).toEqual([peso, litros])
})

it('FRE-04 sem itens não há carga', () => {
  expect(Object.values(medirCarga([])).map(Number)).toEqual([0, 0, 0, 0])
})

it('FRE-04 a carga de duas listas é a soma das duas, em qualquer ordem', () => {
  const decimo = (maximo: number) => fc.integer({ min: 0, max: maximo * 10 }).map((valor) => valor / 10)
  const item = fc.record({
    quantidade: decimo(500),
    fator: fc.integer({ min: 1, max: 48 }),
    pesoLiquido: decimo(60),
    pesoBruto: decimo(60),
    altura: decimo(200),
    largura: decimo(200),
    comprimento: decimo(200),
  })
  const lista = fc.array(item, { maxLength: 8 })
  fc.assert(
    fc.property(lista, lista, (umas, outras) => {
      const juntas = medirCarga([...outras, ...umas])
      for (const chave of ['peso', 'pesoLiquido', 'litros'] as const)
        expect(juntas[chave].toFixed()).toBe(
          medirCarga(umas)[chave].plus(medirCarga(outras)[chave]).toFixed(),
        )
      expect(juntas.m3.times(1000).toFixed()).toBe(juntas.litros.toFixed())
    }),
  )
})
