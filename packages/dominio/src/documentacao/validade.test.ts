import { expect, it } from 'vitest'
import { situacaoDoDocumento } from './validade.ts'

it.each([
  ['sem fim', null, 30, 'SEM_VALIDADE'],
  ['longe', '2027-11-16', 30, 'VALIDO'],
  ['um dia antes do aviso', '2026-12-17', 30, 'VALIDO'],
  ['no primeiro dia do aviso', '2026-12-16', 30, 'VENCENDO'],
  ['no último dia ainda vale', '2026-11-16', 30, 'VENCENDO'],
  ['no dia seguinte não', '2026-11-15', 30, 'VENCIDO'],
  ['há muito tempo', '2020-01-01', 30, 'VENCIDO'],
  ['sem aviso antes, só no último dia', '2026-11-16', 0, 'VENCENDO'],
  ['sem aviso antes, na véspera', '2026-11-17', 0, 'VALIDO'],
] as const)('CAD-12 documento %s', (_caso, validade, avisoDias, situacao) => {
  expect(situacaoDoDocumento({ validade, hoje: '2026-11-16', avisoDias })).toBe(situacao)
})
