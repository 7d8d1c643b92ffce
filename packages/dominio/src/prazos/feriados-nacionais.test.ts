import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays'
import { describe, expect, it } from 'vitest'
import { feriadosNacionais } from './feriados-nacionais.ts'

describe('feriadosNacionais', () => {
  it('Prazos: the whole year of 2026, in order', () => {
    expect(feriadosNacionais(2026)).toEqual([
      { data: '2026-01-01', nome: 'Confraternização Universal' },
      { data: '2026-04-03', nome: 'Sexta-feira Santa' },
      { data: '2026-04-21', nome: 'Tiradentes' },
      { data: '2026-05-01', nome: 'Dia do Trabalho' },
      { data: '2026-09-07', nome: 'Independência do Brasil' },
      { data: '2026-10-12', nome: 'Nossa Senhora Aparecida' },
      { data: '2026-11-02', nome: 'Finados' },
      { data: '2026-11-15', nome: 'Proclamação da República' },
      { data: '2026-11-20', nome: 'Dia da Consciência Negra' },
      { data: '2026-12-25', nome: 'Natal' },
    ])
  })

  it.each([
    [2024, '2024-03-29'],
    [2025, '2025-04-18'],
    [2026, '2026-04-03'],
    [2027, '2027-03-26'],
    [2028, '2028-04-14'],
    [2029, '2029-03-30'],
    [2030, '2030-04-19'],
    // The earliest and the latest of our lifetimes, and the two exceptions of the older formulas.
    [2008, '2008-03-21'],
    [2038, '2038-04-23'],
    [1954, '1954-04-16'],
    [1981, '1981-04-17'],
  ])('Prazos: Good Friday of %i is %s', (ano, data) => {
    expect(feriadosNacionais(ano)).toContainEqual({ data, nome: 'Sexta-feira Santa' })
  })

  it('Prazos: Consciência Negra is national only since 2024', () => {
    const tem = (ano: number) => feriadosNacionais(ano).some(({ data }) => data.endsWith('-11-20'))
    expect([2023, 2024].map(tem)).toEqual([false, true])
  })

  it('Prazos: Good Friday on Tiradentes closes the day once', () => {
    const abril = feriadosNacionais(2000).filter(({ data }) => data.startsWith('2000-04'))
    expect(abril).toEqual([{ data: '2000-04-21', nome: 'Tiradentes' }])
  })

  it('Prazos: agrees with an independent list for this century', () => {
    const local = (data: Date) =>
      [data.getFullYear(), data.getMonth() + 1, data.getDate()]
        .map((n) => String(n).padStart(2, '0'))
        .join('-')
    for (let ano = 2003; ano <= 2099; ano++) {
      const delas = getHolidays(ano)
        .filter(({ type }) => type === 'national')
        .map(({ date }) => local(date))
      expect(feriadosNacionais(ano).map(({ data }) => data)).toEqual([...new Set(delas)])
    }
  })
})
