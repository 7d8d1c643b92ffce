import { expect, it } from 'vitest'
import { impedimentoParaReenviar, situacaoDaIntegracao } from './integracao.ts'

const FEITA = { entregue: true, desistiu: false }
const ESPERA = { entregue: false, desistiu: false }
const MORTA = { entregue: false, desistiu: true }

it.each([
  ['nunca enviado', [], null],
  ['entregue', [FEITA], 'INTEGRADO'],
  ['a caminho', [FEITA, ESPERA], 'PENDENTE'],
  ['desistiu', [MORTA], 'NAO_INTEGRADO'],
  ['desistiu de uma, a outra a caminho', [MORTA, ESPERA], 'NAO_INTEGRADO'],
  ['desistiu e depois entregou', [{ entregue: true, desistiu: true }], 'INTEGRADO'],
] as const)('VEN-01 a integração: %s', (_caso, entregas, esperada) => {
  expect(situacaoDaIntegracao(entregas)).toBe(esperada)
})

it('VEN-01 só se envia de novo o que não foi integrado', () => {
  expect(impedimentoParaReenviar('NAO_INTEGRADO')).toBeNull()
  for (const outra of ['INTEGRADO', 'PENDENTE', null] as const)
    expect(impedimentoParaReenviar(outra)).toBe('PEDIDO_SEM_PENDENCIA')
})
