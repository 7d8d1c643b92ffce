import { describe, expect, it } from 'vitest'
import { maiorValidade, problemaDaValidade, prorroga } from './validade.ts'

const HOJE = '2026-03-10'
const regras = (outras = {}) => ({ hoje: HOJE, atual: '2026-03-12', dias: 7, podeProrrogar: true, ...outras })
const SEM_DIREITO = 'Você não tem permissão para prorrogar orçamentos'

describe('VEN-02 validade', () => {
  it.each([
    ['ontem', '2026-03-09', {}, 'A data mínima é 10/03/2026'],
    ['hoje', '2026-03-10', {}, null],
    ['encurtar é livre', '2026-03-11', { podeProrrogar: false }, null],
    ['a mesma', '2026-03-12', { podeProrrogar: false }, null],
    ['a mesma, já vencida, não se discute', '2026-03-01', { atual: '2026-03-01' }, null],
    ['um dia a mais, sem permissão', '2026-03-13', { podeProrrogar: false }, SEM_DIREITO],
    ['um dia a mais, com ela', '2026-03-13', {}, null],
    ['o último dia que o parâmetro deixa', '2026-03-17', {}, null],
    ['um além dele', '2026-03-18', {}, 'A data máxima é 17/03/2026'],
    ['vencida, até hoje', '2026-03-10', { atual: '2026-03-09' }, null],
    [
      'vencida, até hoje, sem permissão',
      '2026-03-10',
      { atual: '2026-03-09', podeProrrogar: false },
      SEM_DIREITO,
    ],
    ['já era mais longa que o limite: pode encurtar', '2026-05-01', { atual: '2026-06-01' }, null],
    [
      'já era mais longa que o limite: não cresce',
      '2026-06-02',
      { atual: '2026-06-01' },
      'A data máxima é 01/06/2026',
    ],
  ])('VEN-02 %s', (_, nova, outras, esperado) => {
    expect(problemaDaValidade(nova, regras(outras))).toBe(esperado)
  })

  it('VEN-02 prorrogar é só para mais tarde', () => {
    expect(['2026-03-11', '2026-03-12', '2026-03-13'].map((nova) => prorroga('2026-03-12', nova))).toEqual([
      false,
      false,
      true,
    ])
    expect([maiorValidade(regras()), maiorValidade(regras({ podeProrrogar: false }))]).toEqual([
      '2026-03-17',
      '2026-03-12',
    ])
  })
})
