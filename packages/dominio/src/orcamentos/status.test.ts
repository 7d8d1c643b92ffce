import { expect, it } from 'vitest'
import { orcamentoEmAberto, statusDoOrcamento } from './status.ts'

// 23:30 of the 10th in São Paulo, already the 11th in Greenwich.
const AGORA = new Date('2026-03-11T02:30:00Z')
const INDECISO = { pedidoId: null, perdidoEm: null }
const GANHO = { pedidoId: 900, perdidoEm: null }
const PERDIDO = { pedidoId: null, perdidoEm: AGORA }

it.each([
  ['ORCAMENTO', '2026-03-10', INDECISO, 'ORCAMENTO'],
  ['ORCAMENTO', '2026-03-09', INDECISO, 'VENCIDO'],
  ['COTACAO', '2026-03-11', INDECISO, 'COTACAO'],
  ['COTACAO', '2025-12-31', INDECISO, 'VENCIDO'],
  ['PERDIDO', '2026-03-01', INDECISO, 'PERDIDO'],
  ['FATURADO', '2026-03-01', INDECISO, 'FATURADO'],
  ['CANCELADO', '2026-03-01', INDECISO, 'CANCELADO'],
  ['ALGO_DO_ERP', '2026-03-01', INDECISO, 'ALGO_DO_ERP'],
  ['ATIVO', '2026-03-01', GANHO, 'GANHO'],
  ['ORCAMENTO', '2026-03-01', GANHO, 'GANHO'],
  ['PERDIDO', '2026-03-01', { pedidoId: 900, perdidoEm: AGORA }, 'GANHO'],
  ['COTACAO', '2025-12-31', PERDIDO, 'PERDIDO'],
] as const)('DOC-03 %s, válido até %s, %o → %s', (status, dataValidade, decisao, esperado) => {
  expect(statusDoOrcamento({ status, dataValidade, ...decisao }, AGORA)).toBe(esperado)
})

it('DOC-03 só o que ninguém ganhou nem perdeu está em aberto', () => {
  const abertos = (decisao: { pedidoId: number | null; perdidoEm: Date | null }) =>
    ['ORCAMENTO', 'COTACAO', 'PERDIDO', 'FATURADO', 'VENCIDO'].filter((status) =>
      orcamentoEmAberto({ status, ...decisao }),
    )
  expect([abertos(INDECISO), abertos(GANHO), abertos(PERDIDO)]).toEqual([['ORCAMENTO', 'COTACAO'], [], []])
})
