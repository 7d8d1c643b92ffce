import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somarDias } from '../formatos/datas.ts'
import { type Calendario, minutosUteisEntre, somarMinutosUteis, type Turno } from './calendario.ts'

const em = (local: string) => new Date(`${local}:00-03:00`)

const turnos = (dias: number[], ...horas: [string, string][]): Turno[] =>
  dias.flatMap((diaDaSemana) => horas.map(([inicio, fim]) => ({ diaDaSemana, inicio, fim })))

const SEMANA = turnos([1, 2, 3, 4, 5], ['08:00', '12:00'], ['13:00', '18:00'])
const calendario = (expediente: Turno[], ...feriados: string[]): Calendario => ({
  expediente,
  feriados: new Set(feriados),
})

// Monday 16/11/2026 to Sunday 22/11/2026; Friday the 20th is a holiday. Nine hours a day.
const COMERCIAL = calendario(SEMANA, '2026-11-20')

describe('somarMinutosUteis', () => {
  it.each([
    ['inside the morning', '2026-11-16T09:00', 60, '2026-11-16T10:00'],
    ['over lunch', '2026-11-16T11:30', 60, '2026-11-16T13:30'],
    ['up to the end of the morning', '2026-11-16T11:00', 60, '2026-11-16T12:00'],
    ['before opening', '2026-11-16T05:00', 30, '2026-11-16T08:30'],
    ['at lunch', '2026-11-16T12:20', 10, '2026-11-16T13:10'],
    ['after closing', '2026-11-16T22:00', 30, '2026-11-17T08:30'],
    ['up to the end of the day', '2026-11-16T17:00', 60, '2026-11-16T18:00'],
    ['one working day', '2026-11-16T10:00', 540, '2026-11-17T10:00'],
    ['over the holiday and the weekend', '2026-11-19T17:30', 60, '2026-11-23T08:30'],
    ['on the holiday', '2026-11-20T10:00', 60, '2026-11-23T09:00'],
    ['on Sunday', '2026-11-22T10:00', 60, '2026-11-23T09:00'],
    ['late on Sunday, Monday already in Greenwich', '2026-11-22T23:30', 60, '2026-11-23T09:00'],
    ['nothing to add', '2026-11-22T10:00', 0, '2026-11-22T10:00'],
    ['less than nothing', '2026-11-16T10:00', -30, '2026-11-16T10:00'],
    ['no number', '2026-11-16T10:00', Number.NaN, '2026-11-16T10:00'],
  ])('Prazos: %s', (_caso, desde, minutos, esperado) => {
    expect(somarMinutosUteis(COMERCIAL, em(desde), minutos)).toEqual(em(esperado))
  })

  it('Prazos: office hours follow the daylight saving of the years that had it', () => {
    const desde = new Date('2018-11-02T19:30:00Z')
    expect(somarMinutosUteis(calendario(SEMANA), desde, 120).toISOString()).toBe('2018-11-05T10:30:00.000Z')
  })

  it.each([
    ['overlapping stretches count once', turnos([1], ['08:00', '12:00'], ['10:00', '14:00']), 300, '13:00'],
    ['a stretch inside another', turnos([1], ['08:00', '14:00'], ['09:00', '10:00']), 300, '13:00'],
    ['stretches out of order', turnos([1], ['13:00', '18:00'], ['08:00', '12:00']), 300, '14:00'],
    ['stretches that touch', turnos([1], ['08:00', '12:00'], ['12:00', '18:00']), 300, '13:00'],
    ['backwards stretch ignored', turnos([1], ['18:00', '08:00'], ['09:00', '18:00']), 300, '14:00'],
    [
      'broken times ignored',
      turnos([1], ['cedo', '18:00'], ['08:00', '25:00'], ['09:00', '18:00']),
      300,
      '14:00',
    ],
    ['until midnight', turnos([1], ['20:00', '24:00']), 239, '23:59'],
  ])('Prazos: %s', (_caso, expediente, minutos, hora) => {
    const chegada = somarMinutosUteis(calendario(expediente), em('2026-11-16T00:00'), minutos)
    expect(chegada).toEqual(em(`2026-11-16T${hora}`))
  })
})

describe('minutosUteisEntre', () => {
  it.each([
    ['inside the morning', '2026-11-16T09:00', '2026-11-16T10:00', 60],
    ['over lunch', '2026-11-16T11:30', '2026-11-16T13:30', 60],
    ['a night', '2026-11-16T18:00', '2026-11-17T08:00', 0],
    ['the whole day', '2026-11-16T00:00', '2026-11-17T00:00', 540],
    ['the holiday', '2026-11-20T00:00', '2026-11-21T00:00', 0],
    ['the week', '2026-11-16T00:00', '2026-11-23T00:00', 4 * 540],
    ['the same instant', '2026-11-16T09:00', '2026-11-16T09:00', 0],
    ['backwards', '2026-11-16T10:00', '2026-11-16T09:00', 0],
  ])('Prazos: %s', (_caso, de, ate, minutos) => {
    expect(minutosUteisEntre(COMERCIAL, em(de), em(ate))).toBe(minutos)
  })

  it('Prazos: seconds count', () => {
    const de = new Date('2026-11-16T12:00:30Z')
    expect(minutosUteisEntre(COMERCIAL, de, new Date('2026-11-16T12:02:00Z'))).toBe(1.5)
  })
})

describe('bad data', () => {
  it.each([
    ['no office hours', calendario([], '2026-11-20')],
    ['only backwards hours', calendario(turnos([1, 2], ['18:00', '08:00']))],
    ['a weekday that does not exist', calendario(turnos([7], ['08:00', '18:00']))],
  ])('Prazos: %s counts every minute', (_caso, semExpediente) => {
    const desde = em('2026-11-19T22:00')
    expect(somarMinutosUteis(semExpediente, desde, 1440)).toEqual(em('2026-11-20T22:00'))
    expect(minutosUteisEntre(semExpediente, desde, em('2026-11-20T22:00'))).toBe(1440)
  })

  it('Prazos: after ten years of holidays every minute counts', () => {
    const sempre = Array.from({ length: 20 * 366 }, (_, dia) => somarDias('2026-01-01', dia))
    const fechado = calendario(SEMANA, ...sempre)
    const desde = em('2026-11-16T09:00')
    const chegada = somarMinutosUteis(fechado, desde, 90)
    expect(chegada).toEqual(em('2036-11-23T01:30'))
    expect(minutosUteisEntre(fechado, desde, chegada)).toBe(90)
  })

  it('Prazos: a branch that works a minute a week is slow, not closed', () => {
    const chegada = somarMinutosUteis(
      calendario(turnos([0], ['08:00', '08:01'])),
      em('2026-11-16T09:00'),
      600,
    )
    expect(chegada).toEqual(em(`${somarDias('2026-11-22', 599 * 7)}T08:01`))
  })

  it('Prazos: a year of holidays is waited for', () => {
    const ano = Array.from({ length: 400 }, (_, dia) => somarDias('2026-11-16', dia))
    expect(somarMinutosUteis(calendario(SEMANA, ...ano), em('2026-11-16T09:00'), 60)).toEqual(
      em('2027-12-21T09:00'),
    )
  })
})

const hora = fc
  .integer({ min: 0, max: 1440 })
  .map((n) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`)
const expedientes = fc.array(
  fc.record({ diaDaSemana: fc.integer({ min: 0, max: 6 }), inicio: hora, fim: hora }),
  {
    maxLength: 12,
  },
)
const calendarios = fc.record({
  expediente: fc.oneof(fc.constant(SEMANA), expedientes),
  feriados: fc
    .array(fc.integer({ min: 0, max: 1500 }), { maxLength: 40 })
    .map((dias) => new Set(dias.map((dia) => somarDias('2025-01-01', dia)))),
})
// From before the end of daylight saving on.
const instantes = fc.date({
  min: new Date('2017-01-01T00:00:00Z'),
  max: new Date('2028-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const minutos = fc.nat(1500)

describe('properties', () => {
  it('Prazos: counting undoes adding', () => {
    fc.assert(
      fc.property(calendarios, instantes, minutos, (c, desde, n) => {
        expect(minutosUteisEntre(c, desde, somarMinutosUteis(c, desde, n))).toBe(n)
      }),
    )
  })

  it('Prazos: adding is never early by a millisecond', () => {
    fc.assert(
      fc.property(calendarios, instantes, fc.integer({ min: 1, max: 1500 }), (c, desde, n) => {
        const chegada = somarMinutosUteis(c, desde, n)
        expect(minutosUteisEntre(c, desde, new Date(chegada.getTime() - 1))).toBeLessThan(n)
      }),
    )
  })

  it('Prazos: starting later, or adding more, never ends earlier', () => {
    fc.assert(
      fc.property(
        calendarios,
        instantes,
        fc.nat(10_000_000),
        minutos,
        fc.nat(500),
        (c, desde, ms, n, mais) => {
          const depois = new Date(desde.getTime() + ms)
          const chegada = somarMinutosUteis(c, desde, n).getTime()
          expect(somarMinutosUteis(c, depois, n).getTime()).toBeGreaterThanOrEqual(chegada)
          expect(somarMinutosUteis(c, desde, n + mais).getTime()).toBeGreaterThanOrEqual(chegada)
        },
      ),
    )
  })

  it('Prazos: adding twice is adding once', () => {
    fc.assert(
      fc.property(calendarios, instantes, minutos, fc.integer({ min: 1, max: 1500 }), (c, desde, n, mais) => {
        expect(somarMinutosUteis(c, somarMinutosUteis(c, desde, n), mais)).toEqual(
          somarMinutosUteis(c, desde, n + mais),
        )
      }),
    )
  })

  it('Prazos: the parts of a span add up to it, and never exceed the wall clock', () => {
    const vao = fc.nat(20 * 86_400_000)
    fc.assert(
      fc.property(calendarios, instantes, vao, vao, (c, a, x, y) => {
        const b = new Date(a.getTime() + x)
        const d = new Date(b.getTime() + y)
        const total = minutosUteisEntre(c, a, d)
        expect(minutosUteisEntre(c, a, b) + minutosUteisEntre(c, b, d)).toBeCloseTo(total, 6)
        expect(total).toBeLessThanOrEqual((x + y) / 60_000)
      }),
    )
  })
})
