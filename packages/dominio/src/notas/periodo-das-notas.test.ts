import { expect, it } from 'vitest'
import { primeiroDiaDasNotas } from './periodo-das-notas.ts'

const PADRAO = { hoje: '2026-11-15', dias: 45 }

it.each([
  ['sem datas, os últimos dias', {}, '2026-10-01'],
  ['só a primeira', { dtInicial: '2026-01-31' }, '2026-01-31'],
  ['só a última, e os dias antes dela', { dtFinal: '2026-03-01' }, '2026-01-15'],
  ['as duas', { dtInicial: '2025-12-30', dtFinal: '2026-01-02' }, '2025-12-30'],
])('DOC-04 %s', (_caso, pedido, esperada) => {
  expect(primeiroDiaDasNotas(pedido, PADRAO)).toBe(esperada)
})
