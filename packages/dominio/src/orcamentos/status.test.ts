import { expect, it } from 'vitest'
import { orcamentoEmAberto, statusDoOrcamento } from './status.ts'

// 23:30 of the 10th in São Paulo, already the 11th in Greenwich.
const AGORA = new Date('2026-03-11T02:30:00Z')

it.each([
  ['ORCAMENTO', '2026-03-10', 'ORCAMENTO'],
  ['ORCAMENTO', '2026-03-09', 'VENCIDO'],
  ['COTACAO', '2026-03-11', 'COTACAO'],
  ['COTACAO', '2025-12-31', 'VENCIDO'],
  ['PERDIDO', '2026-03-01', 'PERDIDO'],
  ['FATURADO', '2026-03-01', 'FATURADO'],
  ['CANCELADO', '2026-03-01', 'CANCELADO'],
  ['ALGO_DO_ERP', '2026-03-01', 'ALGO_DO_ERP'],
])('DOC-03 %s, válido até %s → %s', (status, dataValidade, esperado) => {
  expect(statusDoOrcamento({ status, dataValidade }, AGORA)).toBe(esperado)
})

it('DOC-03 só o que ninguém ganhou nem perdeu está em aberto', () => {
  expect(['ORCAMENTO', 'COTACAO', 'PERDIDO', 'FATURADO', 'VENCIDO'].filter(orcamentoEmAberto)).toEqual([
    'ORCAMENTO',
    'COTACAO',
  ])
})
