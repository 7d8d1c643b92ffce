import { describe, expect, it } from 'vitest'
import { resolverPadrao } from './valores-padrao.ts'

describe('resolverPadrao', () => {
  it.each([
    ['fixo', '2026-03-10T15:00:00Z', 'fixo'],
    [['1', '2'], '2026-03-10T15:00:00Z', ['1', '2']],
    [{ relativo: 'HOJE' }, '2026-03-10T15:00:00Z', '2026-03-10'],
    [{ relativo: 'HOJE' }, '2026-03-10T02:00:00Z', '2026-03-09'],
    [{ relativo: 'MES_ATUAL' }, '2026-03-10T15:00:00Z', '2026-03-01..2026-03-10'],
    [{ relativo: 'MES_ATUAL' }, '2026-04-01T02:59:00Z', '2026-03-01..2026-03-31'],
    [{ relativo: 'MES_ANTERIOR' }, '2026-03-10T15:00:00Z', '2026-02-01..2026-02-28'],
    [{ relativo: 'MES_ANTERIOR' }, '2026-01-10T15:00:00Z', '2025-12-01..2025-12-31'],
    [{ relativo: 'ULTIMOS_DIAS', dias: 30 }, '2026-03-10T15:00:00Z', '2026-02-09..2026-03-10'],
    [{ relativo: 'ULTIMOS_DIAS', dias: 1 }, '2026-03-10T15:00:00Z', '2026-03-10..2026-03-10'],
  ] as const)('REL-01 %j em %s → %j', (padrao, agora, valor) => {
    expect(resolverPadrao(padrao as Parameters<typeof resolverPadrao>[0], new Date(agora))).toEqual(valor)
  })
})
