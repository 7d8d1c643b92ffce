import { expect, it } from 'vitest'
import { direcaoPadrao, ORDENACAO_PADRAO_DE_PRODUTO } from './ordenacao.ts'

it.each([
  ['dtCriacao', 'DESC'],
  ['dtHorInc', 'DESC'],
  ['datahora_criacao', 'DESC'],
  ['data_agendada', 'DESC'],
  ['pedido.dtHorInc', 'DESC'],
  ['ultimaDtCompra', 'DESC'],
  ['ultima_data', 'DESC'],
  ['quando', 'DESC'],
  ['razSoc', 'ASC'],
  ['vlTot', 'ASC'],
  ['qtdTotal', 'ASC'],
  ['widthMax', 'ASC'],
  [ORDENACAO_PADRAO_DE_PRODUTO, 'ASC'],
])('GER-19 %s → %s', (campo, esperado) => {
  expect(direcaoPadrao(campo)).toBe(esperado)
})

it('GER-19 products are sorted by their full description', () => {
  expect(ORDENACAO_PADRAO_DE_PRODUTO).toBe('descricaocompleta')
})
