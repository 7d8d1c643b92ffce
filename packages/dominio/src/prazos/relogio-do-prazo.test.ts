import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Calendario, minutosUteisEntre } from './calendario.ts'
import {
  abrirRelogio,
  pausarRelogio,
  type Relogio,
  retomarRelogio,
  type SituacaoDoPrazo,
  situacaoDoPrazo,
} from './relogio-do-prazo.ts'

const em = (local: string) => new Date(`2026-11-${local}-03:00`)

// Monday to Friday, 08:00 to 18:00; Friday the 20th is a holiday.
const COMERCIAL: Calendario = {
  expediente: [1, 2, 3, 4, 5].map((diaDaSemana) => ({ diaDaSemana, inicio: '08:00', fim: '18:00' })),
  feriados: new Set(['2026-11-20']),
}
const SEM_PRAZO: Relogio = { prazoEm: null, pausadoEm: null, minutosRestantes: null }
const vencendo = (prazo: string): Relogio => ({ ...SEM_PRAZO, prazoEm: em(prazo) })

describe('abrirRelogio', () => {
  it.each([
    ['in office hours', '16T09:00:00', 240, '16T13:00:00'],
    ['at night', '16T20:00:00', 60, '17T09:00:00'],
    ['before the long weekend', '19T17:00:00', 120, '23T09:00:00'],
    ['the seconds do not count', '16T09:00:59', 60, '16T10:00:00'],
  ])('Prazos: opened %s', (_caso, agora, minutos, esperado) => {
    expect(abrirRelogio(COMERCIAL, em(agora), minutos)).toEqual(vencendo(esperado))
  })

  it('Prazos: a type without the deadline has a clock that never runs', () => {
    const relogio = abrirRelogio(COMERCIAL, em('16T09:00:00'), null)
    expect(relogio).toEqual(SEM_PRAZO)
    expect(pausarRelogio(COMERCIAL, relogio, em('16T10:00:00'))).toBe(relogio)
    expect(retomarRelogio(COMERCIAL, relogio, em('16T10:00:00'))).toBe(relogio)
  })
})

describe('pausing and resuming', () => {
  it.each([
    ['a morning with the customer', '16T17:00:00', '16T10:00:00', 420, '16T12:00:00', '17T09:00:00'],
    ['a night with the customer', '17T09:00:00', '16T17:00:00', 120, '17T08:30:00', '17T10:30:00'],
    ['over the long weekend', '19T17:00:00', '19T16:00:00', 60, '23T08:00:00', '23T09:00:00'],
    ['outside office hours', '17T09:00:00', '16T19:00:00', 60, '17T07:00:00', '17T09:00:00'],
    ['with seconds', '16T17:00:00', '16T10:00:40', 420, '16T12:00:20', '17T09:00:00'],
    ['on the last instant', '16T17:00:00', '16T17:00:00', 0, '17T09:00:00', '17T09:00:00'],
    ['late', '16T17:00:00', '17T09:00:00', -120, '18T09:00:00', '16T17:00:00'],
    ['late by seconds', '16T17:00:00', '16T17:00:05', 0, '18T09:00:00', '16T17:00:00'],
    ['clock set back', '16T17:00:00', '16T10:00:00', 420, '16T09:00:00', '16T17:00:00'],
  ])('Prazos: %s', (_caso, prazo, pausa, restam, retomada, novo) => {
    const pausado = pausarRelogio(COMERCIAL, vencendo(prazo), em(pausa))
    expect(pausado).toEqual({ prazoEm: em(prazo), pausadoEm: em(pausa), minutosRestantes: restam })
    expect(retomarRelogio(COMERCIAL, pausado, em(retomada))).toEqual(vencendo(novo))
  })

  it('Prazos: doing it twice changes nothing', () => {
    const pausado = pausarRelogio(COMERCIAL, vencendo('16T17:00:00'), em('16T10:00:00'))
    expect(pausarRelogio(COMERCIAL, pausado, em('16T15:00:00'))).toBe(pausado)
    const retomado = retomarRelogio(COMERCIAL, pausado, em('16T12:00:00'))
    expect(retomarRelogio(COMERCIAL, retomado, em('16T15:00:00'))).toBe(retomado)
  })

  it('Prazos: a holiday registered during the pause does not eat what was left', () => {
    const pausado = pausarRelogio(COMERCIAL, vencendo('18T10:00:00'), em('16T10:00:00'))
    const comFeriado = { ...COMERCIAL, feriados: new Set(['2026-11-17', '2026-11-20']) }
    expect(retomarRelogio(comFeriado, pausado, em('16T10:00:00'))).toEqual(vencendo('19T10:00:00'))
  })

  it('Prazos: a pause without its minutes counts them again', () => {
    const pausado = { ...vencendo('16T17:00:00'), pausadoEm: em('16T10:00:00') }
    expect(retomarRelogio(COMERCIAL, pausado, em('16T12:00:00'))).toEqual(vencendo('17T09:00:00'))
  })
})

describe('situacaoDoPrazo', () => {
  it.each<[string, string | null, string | null, string | null, string, SituacaoDoPrazo]>([
    ['no deadline', null, null, null, '16T10:00:00', 'SEM_PRAZO'],
    ['no deadline, done', null, null, '16T09:00:00', '16T10:00:00', 'SEM_PRAZO'],
    ['far', '16T17:00:00', null, null, '16T14:59:59', 'NO_PRAZO'],
    ['near', '16T17:00:00', null, null, '16T15:00:00', 'PROXIMO'],
    ['the last instant', '16T17:00:00', null, null, '16T17:00:00', 'PROXIMO'],
    ['past', '16T17:00:00', null, null, '16T17:00:01', 'ATRASADO'],
    ['paused in time', '16T17:00:00', '16T16:00:00', null, '18T10:00:00', 'PAUSADO'],
    ['paused on the last instant', '16T17:00:00', '16T17:00:00', null, '18T10:00:00', 'PAUSADO'],
    ['paused when late', '16T17:00:00', '16T18:00:00', null, '18T10:00:00', 'ATRASADO'],
    ['done in time', '16T17:00:00', null, '16T16:00:00', '18T10:00:00', 'CUMPRIDO'],
    ['done on the last instant', '16T17:00:00', null, '16T17:00:00', '18T10:00:00', 'CUMPRIDO'],
    ['done late', '16T17:00:00', null, '16T17:00:01', '18T10:00:00', 'CUMPRIDO_COM_ATRASO'],
    [
      'done in time, then paused when its time was over',
      '16T17:00:00',
      '16T18:00:00',
      '16T16:00:00',
      '18T10:00:00',
      'CUMPRIDO',
    ],
    ['done during the pause', '16T17:00:00', '16T16:00:00', '17T10:00:00', '18T10:00:00', 'CUMPRIDO'],
    [
      'done during a late pause',
      '16T17:00:00',
      '16T18:00:00',
      '17T10:00:00',
      '18T10:00:00',
      'CUMPRIDO_COM_ATRASO',
    ],
  ])('Prazos: %s', (_caso, prazo, pausa, conclusao, agora, esperado) => {
    const instante = (local: string | null) => (local === null ? null : em(local))
    const relogio = { prazoEm: instante(prazo), pausadoEm: instante(pausa), concluidoEm: instante(conclusao) }
    expect(situacaoDoPrazo(relogio, em(agora), 120)).toBe(esperado)
  })
})

describe('properties', () => {
  const instantes = fc.date({
    min: new Date('2026-11-01T00:00:00Z'),
    max: new Date('2026-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  const minutos = fc.integer({ min: 1, max: 6000 })
  const vao = fc.nat(10 * 86_400_000)
  const depois = (instante: Date, ms: number) => new Date(instante.getTime() + ms)
  const pausaERetoma = (relogio: Relogio, pausa: Date, retomada: Date) =>
    retomarRelogio(COMERCIAL, pausarRelogio(COMERCIAL, relogio, pausa), retomada)

  it('Prazos: pausing and resuming at once keeps the deadline', () => {
    fc.assert(
      fc.property(instantes, minutos, vao, (abertura, n, ms) => {
        const relogio = abrirRelogio(COMERCIAL, abertura, n)
        const pausa = depois(abertura, ms)
        expect(pausaERetoma(relogio, pausa, pausa)).toEqual(relogio)
      }),
    )
  })

  it('Prazos: a pause outside office hours costs nothing', () => {
    fc.assert(
      fc.property(instantes, minutos, fc.nat(20), fc.nat(839), fc.nat(839), (abertura, n, dias, x, y) => {
        const relogio = abrirRelogio(COMERCIAL, abertura, n)
        // From 18:00 in São Paulo to 08:00 of the next day there are 840 minutes.
        const noite = Date.UTC(2026, 10, 3 + dias, 21)
        const [pausa, retomada] = [x, y].sort((a, b) => a - b).map((m) => new Date(noite + m * 60_000))
        if (!pausa || !retomada) return
        expect(minutosUteisEntre(COMERCIAL, pausa, retomada)).toBe(0)
        expect(pausaERetoma(relogio, pausa, retomada)).toEqual(relogio)
      }),
    )
  })

  it('Prazos: what is left is whole, survives the pause, and the deadline never comes forward', () => {
    fc.assert(
      fc.property(instantes, minutos, vao, vao, (abertura, n, x, y) => {
        const relogio = abrirRelogio(COMERCIAL, abertura, n)
        const pausado = pausarRelogio(COMERCIAL, relogio, depois(abertura, x))
        const retomada = depois(abertura, x + y)
        const retomado = retomarRelogio(COMERCIAL, pausado, retomada)
        expect(Number.isInteger(pausado.minutosRestantes)).toBe(true)
        expect(Number(retomado.prazoEm)).toBeGreaterThanOrEqual(Number(relogio.prazoEm))
        if (situacaoDoPrazo({ ...pausado, concluidoEm: null }, retomada, 0) === 'PAUSADO')
          expect(pausarRelogio(COMERCIAL, retomado, retomada).minutosRestantes).toBe(pausado.minutosRestantes)
        else expect(retomado).toEqual(relogio)
      }),
    )
  })

  it('Prazos: two pauses cost the same as one of their length', () => {
    fc.assert(
      fc.property(instantes, minutos, fc.nat(3000), fc.nat(3000), (abertura, n, x, y) => {
        const relogio = abrirRelogio(COMERCIAL, abertura, n)
        const meio = depois(abertura, x * 60_000)
        const fim = depois(meio, y * 60_000)
        expect(pausaERetoma(pausaERetoma(relogio, abertura, meio), meio, fim)).toEqual(
          pausaERetoma(relogio, abertura, fim),
        )
      }),
    )
  })
})
