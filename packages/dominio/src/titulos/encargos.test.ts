import { expect, it } from 'vitest'
import { somarDias } from '../formatos/datas.ts'
import { encargosDoTitulo } from './encargos.ts'

const HOJE = '2026-11-16'
const REGRAS = { multa: '2', jurosAoMes: '1', carenciaDias: 0 }

it.each([
  ['em dia', 3, {}, '0.00', '0.00', '1500.00'],
  ['vence hoje', 0, {}, '0.00', '0.00', '1500.00'],
  ['17 dias, 2 % e 1 % ao mês', -17, {}, '30.00', '8.50', '1538.50'],
  ['um dia', -1, {}, '30.00', '0.50', '1530.50'],
  ['no último dia da carência', -3, { carenciaDias: 3 }, '0.00', '0.00', '1500.00'],
  ['passada a carência, desde o vencimento', -4, { carenciaDias: 3 }, '30.00', '2.00', '1532.00'],
  ['sem multa nem juros', -40, { multa: '0', jurosAoMes: '0' }, '0.00', '0.00', '1500.00'],
])('DOC-05 %s', (_caso, dias, parte, multa, juros, total) => {
  const titulo = { valor: '1500.00', dtVenc: somarDias(HOJE, dias) }
  const encargos = encargosDoTitulo(titulo, HOJE, { ...REGRAS, ...parte })
  expect([encargos.multa, encargos.juros, encargos.total].map((valor) => valor.toFixed(2))).toEqual([
    multa,
    juros,
    total,
  ])
})

it('DOC-05 arredonda o que os dias somam, meio centavo para cima, e não cada dia', () => {
  const { multa, juros } = encargosDoTitulo({ valor: '99.75', dtVenc: somarDias(HOJE, -20) }, HOJE, REGRAS)
  // 1.995 and 20 × 0.03325: by the day it would be 20 × 0.03 = 0.60.
  expect([multa.toFixed(2), juros.toFixed(2)]).toEqual(['2.00', '0.67'])
})
