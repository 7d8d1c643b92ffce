import { describe, expect, it } from 'vitest'
import {
  andarNaVisao,
  dataAoSoltar,
  diasDaSemanaDe,
  horaDaGrade,
  noDiaEHora,
  periodoDaVisao,
  semanasDoMes,
  somarMeses,
  sugerirHorario,
} from './calendario.ts'

const GRADE = { inicial: 8, final: 18 }

describe('calendário das agendas', () => {
  it.each([
    ['2026-11-17', 1, '2026-12-17'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('AGE-03 %s mais %s mês: %s', (dia, meses, esperado) => {
    expect(somarMeses(dia, meses)).toBe(esperado)
  })

  it('AGE-03 o mês em semanas inteiras, de domingo a sábado', () => {
    const semanas = semanasDoMes('2026-11-17')
    expect(semanas).toHaveLength(5)
    expect(semanas[0]?.[0]).toBe('2026-11-01')
    expect(semanas.at(-1)?.at(-1)).toBe('2026-12-05')
    expect(semanas.every((semana) => semana.length === 7)).toBe(true)
    expect(semanasDoMes('2027-02-10')[0]?.[0]).toBe('2027-01-31')
  })

  it.each([
    ['mes', '2026-11-01', '2026-12-05'],
    ['semana', '2026-11-15', '2026-11-21'],
    ['dia', '2026-11-17', '2026-11-17'],
  ] as const)('AGE-03 a visão %s pede de %s a %s', (visao, dtIni, dtFim) => {
    expect(periodoDaVisao(visao, '2026-11-17')).toEqual({ dtIni, dtFim })
  })

  it.each([
    ['mes', 1, '2026-12-17'],
    ['semana', -1, '2026-11-10'],
    ['dia', 1, '2026-11-18'],
  ] as const)('VEN-01 na visão %s, %s leva a %s', (visao, passo, esperado) => {
    expect(andarNaVisao(visao, '2026-11-17', passo)).toBe(esperado)
  })

  it.each([
    ['2026-11-17', 'SEG_A_SEX', 5, '2026-11-16'],
    ['2026-11-17', 'SEG_A_SAB', 6, '2026-11-16'],
    ['2026-11-17', 'TODOS', 7, '2026-11-15'],
    ['2026-11-15', 'SEG_A_SEX', 6, '2026-11-15'],
  ] as const)('PAR-01 a semana de %s com %s tem %s dias, de %s', (dia, mostrados, quantos, primeiro) => {
    const dias = diasDaSemanaDe(dia, mostrados)
    expect([dias.length, dias[0]]).toEqual([quantos, primeiro])
  })

  it.each([
    ['09:30', 9],
    ['06:00', 8],
    ['21:15', 17],
  ])('AGE-01 %s fica na linha das %s horas', (hora, linha) => {
    expect(horaDaGrade(noDiaEHora('2026-11-17', hora), GRADE)).toBe(linha)
  })

  it.each([
    ['outro dia, a mesma hora', null, '09:30'],
    ['a mesma linha', 9, '09:30'],
    ['outra linha', 14, '14:00'],
  ])('AGE-01 soltar: %s', (_caso, hora, esperada) => {
    const antes = noDiaEHora('2026-11-17', '09:30')
    expect(dataAoSoltar(antes, '2026-11-18', hora, GRADE)).toEqual(noDiaEHora('2026-11-18', esperada))
  })

  it.each([
    ['14:32', '2026-11-17', '2026-11-17', '15:00'],
    ['14:30', '2026-11-17', '2026-11-17', '15:00'],
    ['14:29', '2026-11-10', '2026-11-17', '14:30'],
    ['06:10', '2026-11-17', '2026-11-17', '08:00'],
    ['17:31', '2026-11-17', '2026-11-18', '08:00'],
    ['14:32', '2026-11-20', '2026-11-20', '08:00'],
  ])('AGE-01 às %s, para %s, sugere %s às %s', (agora, pedido, dia, hora) => {
    const quando = noDiaEHora('2026-11-17', agora)
    expect(sugerirHorario(quando, pedido, { duracao: 30, ...GRADE })).toEqual({ dia, hora })
  })
})
