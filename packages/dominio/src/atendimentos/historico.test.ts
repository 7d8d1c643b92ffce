import { expect, it } from 'vitest'
import { fraseDoAtendimento } from './historico.ts'

const DITO = { motivo: 'Pós-venda', descricao: 'Gostou', orcamento: null, dataRetorno: null }

it.each([
  [{}, 'Pós-venda: Gostou'],
  [{ dataRetorno: '2026-03-20' }, 'Pós-venda: Gostou · Retorno em 20/03/2026'],
  [{ orcamento: { id: 9, motivoPerda: null } }, 'Orçamento 9 · Pós-venda: Gostou'],
  [{ orcamento: { id: 9, motivoPerda: 'Preço' } }, 'Orçamento 9 perdido (Preço): Gostou'],
])('CLI-02 %j conta-se: %s', (mudanca, esperado) => {
  expect(fraseDoAtendimento({ ...DITO, ...mudanca })).toBe(esperado)
})
