import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diaDaSemana, diasEntre, somarDias } from '../formatos/datas.ts'
import { lerDiasDeEntrega, previsaoDeEntrega, somarDiasUteis } from './previsao.ts'

// 2026-11-16 is a Monday; the 20th, a Friday, is a national holiday.
const calendario = { expediente: [], feriados: new Set(['2026-11-20']) }
const UTEIS = 'N,S,S,S,S,S,N'

describe('dias úteis', () => {
  it.each([
    ['2026-11-16', 0, '2026-11-16'],
    ['2026-11-16', 1, '2026-11-17'],
    ['2026-11-19', 1, '2026-11-23'],
    ['2026-11-14', 0, '2026-11-14'],
    ['2026-11-14', 1, '2026-11-16'],
    ['2026-11-16', 10, '2026-12-01'],
  ])('FRE-02 %s mais %i dias úteis é %s', (data, dias, esperado) => {
    expect(somarDiasUteis(calendario, data, dias)).toBe(esperado)
  })

  it('FRE-02 o expediente da filial diz em que dias ela trabalha', () => {
    const comSabado = [1, 2, 3, 4, 5, 6].map((dia) => ({ diaDaSemana: dia, inicio: '08:00', fim: '12:00' }))
    expect(somarDiasUteis({ ...calendario, expediente: comSabado }, '2026-11-19', 1)).toBe('2026-11-21')
  })

  it('FRE-02 um calendário que nunca trabalha não prende ninguém', () => {
    const fechado = new Set(Array.from({ length: 2000 }, (_, dia) => somarDias('2026-11-16', dia)))
    expect(somarDiasUteis({ expediente: [], feriados: fechado }, '2026-11-16', 2)).toMatch(/^20\d\d-/)
  })
})

describe('previsão', () => {
  it.each([
    ['no próprio dia do prazo', '2026-11-16', 2, UTEIS, '2026-11-18'],
    ['só às terças', '2026-11-16', 2, 'N,N,S,N,N,N,N', '2026-11-24'],
    ['o dia da semana que cai em feriado fica para a outra', '2026-11-16', 3, 'N,N,N,N,N,S,N', '2026-11-27'],
    ['aos sábados também se entrega', '2026-11-19', 0, 'N,N,N,N,N,N,S', '2026-11-21'],
    ['em dia nenhum, nenhuma', '2026-11-16', 1, 'N,N,N,N,N,N,N', null],
    ['um texto de outra forma, nenhuma', '2026-11-16', 1, 'S,S', null],
  ])('FRE-02 %s', (_caso, hoje, prazo, dias, esperado) => {
    expect(previsaoDeEntrega({ hoje, prazo, dias: lerDiasDeEntrega(dias), calendario })).toBe(esperado)
  })

  it('FRE-02 cai sempre em dia de entrega, e nunca antes do prazo', () => {
    const semana = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }).filter((dias) => dias.some(Boolean))
    const dia = fc.integer({ min: 0, max: 3000 }).map((dias) => somarDias('2026-01-01', dias))
    fc.assert(
      fc.property(dia, fc.integer({ min: 0, max: 40 }), semana, (hoje, prazo, dias) => {
        const data = previsaoDeEntrega({ hoje, prazo, dias, calendario })
        expect(data).not.toBeNull()
        expect(dias[diaDaSemana(data ?? '')]).toBe(true)
        expect(diasEntre(somarDiasUteis(calendario, hoje, prazo), data ?? '')).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
