import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dataIsoValida,
  diaDaSemana,
  diasEntre,
  formatarData,
  formatarDataHora,
  formatarDataRelativa,
  hojeEm,
  horaEm,
  inicioDoDia,
  lerData,
  lerInstante,
  minutosDaHora,
  somarDias,
} from './datas.ts'

const datas = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((data) => data.toISOString().slice(0, 10))

describe('showing', () => {
  it.each([
    ['2026-03-01', '01/03/2026', '01/03/2026'],
    ['2026-03-01T02:30:00Z', '28/02/2026', '28/02/2026 23:30'],
    ['2026-03-01T03:00:00.000Z', '01/03/2026', '01/03/2026 00:00'],
    ['2026-03-01T14:05:00-03:00', '01/03/2026', '01/03/2026 14:05'],
    ['2026-03-01T14:05:00+00:00', '01/03/2026', '01/03/2026 11:05'],
    ['2018-12-01T14:05:00Z', '01/12/2018', '01/12/2018 12:05'],
    // On days on which the clocks were changed, on both sides of the change.
    ['2018-11-04T02:59:00Z', '03/11/2018', '03/11/2018 23:59'],
    ['2018-11-04T03:00:00Z', '04/11/2018', '04/11/2018 01:00'],
    ['2018-11-05T01:59:00Z', '04/11/2018', '04/11/2018 23:59'],
    ['2019-02-17T01:59:00Z', '16/02/2019', '16/02/2019 23:59'],
    ['2019-02-17T02:00:00Z', '16/02/2019', '16/02/2019 23:00'],
    ['2019-02-18T02:59:59.999Z', '17/02/2019', '17/02/2019 23:59'],
    ['1969-12-31T23:00:00Z', '31/12/1969', '31/12/1969 20:00'],
    ['2026-03-01T23:30:00', '01/03/2026', '01/03/2026 23:30'],
    ['2026-02-30', '', ''],
    ['ontem', '', ''],
    ['', '', ''],
  ])('GER-01 %s → %s, %s', (iso, data, dataHora) => {
    expect(formatarData(iso)).toBe(data)
    expect(formatarDataHora(iso)).toBe(dataHora)
  })

  it.each([
    ['2026-03-10T17:32:00Z', 'hoje 14:32'],
    ['2026-03-10T03:00:00Z', 'hoje 00:00'],
    ['2026-03-10T02:59:00Z', 'ontem 23:59'],
    ['2026-03-09T03:00:00Z', 'ontem 00:00'],
    ['2026-03-09T02:59:00Z', '08/03/2026 23:59'],
    ['2026-03-11T03:00:00Z', '11/03/2026 00:00'],
    ['2026-03-10', 'hoje'],
    ['2026-03-09', 'ontem'],
    ['2026-03-01', '01/03/2026'],
    ['', ''],
  ])('GER-01 %s seen on 10/03/2026 at 23:30 in São Paulo → %s', (iso, esperado) => {
    expect(formatarDataRelativa(iso, new Date('2026-03-11T02:30:00Z'))).toBe(esperado)
  })
})

describe('reading', () => {
  it.each([
    ['01/03/2026', '2026-03-01'],
    [' 29/02/2024 ', '2024-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['00/01/2026', null],
    ['01/13/2026', null],
    ['1/3/2026', null],
    ['01/03/26', null],
    ['01/03/0202', null],
    ['2026-03-01', null],
    ['', null],
  ])('GER-10 "%s" → %s', (texto, esperado) => {
    expect(lerData(texto)).toBe(esperado)
  })

  it('GER-10 reads back whatever is written', () => {
    fc.assert(
      fc.property(datas, (data) => {
        expect(lerData(formatarData(data))).toBe(data)
      }),
    )
  })

  it.each([
    ['2026-03-01', true],
    ['2026-02-29', false],
    ['1900-01-01', true],
    ['9998-12-31', true],
    ['9999-12-31', false],
    ['1899-12-31', false],
    ['0000-01-01', false],
    ['2026-3-1', false],
    ['2026-03-01T00:00:00Z', false],
  ])('GER-10 %s is a business date: %s', (data, esperado) => {
    expect(dataIsoValida(data)).toBe(esperado)
  })
})

describe('counting', () => {
  it.each([
    ['2026-03-11T02:59:59Z', '2026-03-10'],
    ['2026-03-11T03:00:00Z', '2026-03-11'],
  ])('GER-01 at %s it is %s in São Paulo', (instante, esperado) => {
    expect(hojeEm(new Date(instante))).toBe(esperado)
  })

  it.each([
    ['2026-03-11T02:59:59Z', '23:59'],
    ['2026-03-11T03:00:00Z', '00:00'],
    ['2018-12-01T14:05:00Z', '12:05'],
  ])('GER-01 at %s the clock shows %s in São Paulo', (instante, esperado) => {
    expect(horaEm(new Date(instante))).toBe(esperado)
  })

  it.each([
    ['00:00', 0],
    ['08:30', 510],
    ['24:00', 1440],
    ['24:01', null],
    ['12:60', null],
    ['8:30', null],
    ['', null],
  ])('GER-01 "%s" is %s minutes into the day', (hora, esperado) => {
    expect(minutosDaHora(hora)).toBe(esperado)
  })

  it.each([
    ['2026-03-11', '2026-03-11T03:00:00.000Z', 3],
    ['2018-12-02', '2018-12-02T02:00:00.000Z', 0],
    ['2024-02-29', '2024-02-29T03:00:00.000Z', 4],
  ])('GER-01 %s starts at %s, on weekday %i', (data, esperado, semana) => {
    expect(inicioDoDia(data).toISOString()).toBe(esperado)
    expect(diaDaSemana(data)).toBe(semana)
  })

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2018-11-03', 1, '2018-11-04'],
  ])('GER-10 %s + %i = %s', (data, dias, esperado) => {
    expect(somarDias(data, dias)).toBe(esperado)
    expect(diasEntre(data, esperado)).toBe(dias)
  })

  it('GER-10 adding and counting are inverse', () => {
    fc.assert(
      fc.property(datas, fc.integer({ min: -40_000, max: 40_000 }), (data, dias) => {
        expect(diasEntre(data, somarDias(data, dias))).toBe(dias)
      }),
    )
  })
})

describe('date-times of other systems', () => {
  it.each([
    ['2026-11-10T14:32:05', '2026-11-10T17:32:05.000Z'],
    ['2026-11-10 14:32', '2026-11-10T17:32:00.000Z'],
    ['2026-11-10T14:32:05.123', '2026-11-10T17:32:05.000Z'],
    ['2018-12-10T14:32:05', '2018-12-10T16:32:05.000Z'],
    ['2026-11-10T14:32:05Z', '2026-11-10T14:32:05.000Z'],
    ['2026-11-10T14:32:05-04:00', '2026-11-10T18:32:05.000Z'],
    ['2026-02-30T10:00:00', undefined],
    ['2026-02-31T10:00:00Z', undefined],
    ['2026-06-31T10:00:00-03:00', undefined],
    ['2026-11-10T25:00:00', undefined],
    ['2026-11-10T10:00:61', undefined],
    ['2026-11-10', undefined],
    ['10/11/2026 14:32', undefined],
    ['', undefined],
  ])('reads %j as %j', (texto, esperado) => {
    expect(lerInstante(texto)?.toISOString()).toBe(esperado)
  })
})
