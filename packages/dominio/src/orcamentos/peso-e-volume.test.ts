import { expect, it } from 'vitest'
import { LINHA, PRODUTO } from '../../test/orcamento.ts'
import { pesoEVolume } from './peso-e-volume.ts'

const CAIXA = { id: 2, unidade: 'CX', fator_conversao: 12, multiplo: 1, minimo: 1 }
const produtos = new Map([[PRODUTO.id, { ...PRODUTO, embalagens: [...PRODUTO.embalagens, CAIXA] }]])

it.each([
  ['nada', [], 0, 0],
  ['duas unidades', [LINHA], 1.04, 0.002],
  ['dez caixas de doze', [{ ...LINHA, idEmb: 2, qtde: 10 }], 62.4, 0.144],
  ['o que não se conhece não pesa', [LINHA, { ...LINHA, idProd: 99 }], 1.04, 0.002],
])('VEN-02 peso e volume: %s', (_, itens, peso, volume) => {
  const total = pesoEVolume(itens, produtos)
  expect([total.peso.toNumber(), total.volume.toNumber()]).toEqual([peso, volume])
})
