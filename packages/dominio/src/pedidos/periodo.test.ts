import { expect, it } from 'vitest'
import { periodoDaConsulta } from './periodo.ts'

const AGORA = new Date('2026-11-15T15:00:00Z')
const JA_E_AMANHA_EM_UTC = new Date('2026-11-16T01:00:00Z')

it.each([
  ['sem datas, hoje', {}, AGORA, '2026-11-15', '2026-11-15'],
  ['o dia é o de São Paulo', {}, JA_E_AMANHA_EM_UTC, '2026-11-15', '2026-11-15'],
  ['só o início: até hoje', { dtIni: '2026-11-01' }, AGORA, '2026-11-01', '2026-11-15'],
  ['início no futuro: só esse dia', { dtIni: '2026-12-01' }, AGORA, '2026-12-01', '2026-12-01'],
  ['só o fim, no passado: esse dia', { dtFim: '2026-11-03' }, AGORA, '2026-11-03', '2026-11-03'],
  ['só o fim, no futuro: desde hoje', { dtFim: '2026-12-01' }, AGORA, '2026-11-15', '2026-12-01'],
  ['as duas', { dtIni: '2026-10-01', dtFim: '2026-10-31' }, AGORA, '2026-10-01', '2026-10-31'],
])('DOC-06 período: %s', (_caso, pedido, agora, de, ate) => {
  expect(periodoDaConsulta(pedido, agora)).toEqual({ de, ate })
})
