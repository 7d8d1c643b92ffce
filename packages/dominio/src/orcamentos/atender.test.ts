import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LINHA, PRECO, PRODUTO } from '../../test/orcamento.ts'
import { atender } from './atender.ts'
import type { ProdutoNoEditor } from './produto-no-editor.ts'

const com = (qtEst: number, embalagem: object = {}): ReadonlyMap<number, ProdutoNoEditor> =>
  new Map([
    [
      PRODUTO.id,
      {
        ...PRODUTO,
        embalagens: [{ id: 1, unidade: 'UN', fator_conversao: 1, multiplo: 1, minimo: 1, ...embalagem }],
        precos: [{ ...PRECO, qtEst }],
      },
    ],
  ])
const linhas = (...qtdes: number[]) => qtdes.map((qtde, i) => ({ ...LINHA, chave: `linha-${i}`, qtde }))
const atendidas = (...argumentos: Parameters<typeof atender>) =>
  atender(...argumentos).map(({ atendida }) => atendida)

it.each([
  ['há de sobra', [5], com(10), [5]],
  ['falta um pouco', [12], com(10), [10]],
  ['não há', [3], com(0), [0]],
  ['a primeira leva o que a segunda não acha', [6, 6], com(10), [6, 4]],
  ['em caixas de 12', [3], com(30, { fator_conversao: 12 }), [2]],
  ['de 6 em 6', [18], com(17, { multiplo: 6 }), [12]],
  ['abaixo do mínimo não se atende', [10], com(3, { minimo: 5 }), [0]],
  ['quem já pediu menos que o mínimo é atendido', [2], com(3, { minimo: 5 }), [2]],
])('VEN-02 %s', (_caso, qtdes, produtos, esperado) => {
  expect(atendidas(linhas(...qtdes), produtos, { semLimite: false })).toEqual(esperado)
})

it('VEN-02 onde se vende sem estoque, tudo', () => {
  expect(atendidas(linhas(50), com(0), { semLimite: true })).toEqual([50])
})

it('VEN-02 nunca se atende mais do que há, nem mais do que se pediu, nem fora do múltiplo', () => {
  const caso = fc.record({
    qtdes: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 }),
    estoque: fc.integer({ min: 0, max: 200 }),
    fator: fc.integer({ min: 1, max: 12 }),
    multiplo: fc.integer({ min: 1, max: 6 }),
  })
  fc.assert(
    fc.property(caso, ({ qtdes, estoque, fator, multiplo }) => {
      const pedidas = qtdes.map((qtde) => qtde * multiplo)
      const produtos = com(estoque, { fator_conversao: fator, multiplo })
      const feitas = atendidas(linhas(...pedidas), produtos, { semLimite: false })
      expect(feitas.reduce((a, b) => a + b, 0) * fator).toBeLessThanOrEqual(estoque)
      feitas.forEach((feita, i) => {
        expect(feita).toBeLessThanOrEqual(pedidas[i] ?? 0)
        expect(feita % multiplo).toBe(0)
      })
    }),
  )
})
