import { expect, it } from 'vitest'
import { janelaDeNotas } from './janela.ts'

const PADRAO = { hoje: '2026-11-15', dias: 45 }

it.each([
  ['sem datas, os últimos dias', {}, { de: '2026-10-01', ate: null }],
  ['só a primeira', { dtInicial: '2026-01-31' }, { de: '2026-01-31', ate: null }],
  ['só a última, e os dias antes dela', { dtFinal: '2026-03-01' }, { de: '2026-01-15', ate: '2026-03-01' }],
  ['as duas', { dtInicial: '2025-12-30', dtFinal: '2026-01-02' }, { de: '2025-12-30', ate: '2026-01-02' }],
])('DOC-04 %s', (_caso, pedido, esperada) => {
  expect(janelaDeNotas(pedido, PADRAO)).toEqual(esperada)
})
