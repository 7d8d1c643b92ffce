import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somarDias } from '../formatos/datas.ts'
import {
  comMudanca,
  encerrarPreco,
  escreverPeriodos,
  excluirPreco,
  fixarPreco,
  lerPeriodos,
  type PeriodoDePreco,
  situacaoDoPreco,
  sobrepostos,
  versaoDosPeriodos,
} from './periodos.ts'

const HOJE = '2026-06-10'
const SEMPRE: PeriodoDePreco = { inicio: null, fim: null, valor: '10' }
const JULHO: PeriodoDePreco = { inicio: '2026-07-01', fim: '2026-07-31', valor: '12' }

describe('ADM-07 um preço desde um dia', () => {
  const fixar = (periodos: PeriodoDePreco[], inicio: string, fim: string | null = null) => {
    const { mudanca, problemas } = fixarPreco(periodos, { inicio, fim, valor: '11,50' }, HOJE)
    return mudanca ? escreverPeriodos(comMudanca(periodos, mudanca) ?? []) : Object.keys(problemas ?? {})
  }

  it.each<[string, PeriodoDePreco[], string, string | null, string | string[]]>([
    ['o primeiro', [], HOJE, null, '2026-06-10;;11.5'],
    ['o que valia acaba na véspera', [SEMPRE], HOJE, null, ';2026-06-09;10\n2026-06-10;;11.5'],
    [
      'por uns dias, e o de antes volta',
      [SEMPRE],
      '2026-06-20',
      '2026-06-22',
      ';2026-06-19;10\n2026-06-20;2026-06-22;11.5\n2026-06-23;;10',
    ],
    [
      'até o fim do que valia, que não volta',
      [JULHO],
      '2026-07-10',
      '2026-07-31',
      '2026-07-01;2026-07-09;12\n2026-07-10;2026-07-31;11.5',
    ],
    [
      'antes de um marcado',
      [JULHO],
      '2026-06-20',
      '2026-06-30',
      '2026-07-01;2026-07-31;12\n2026-06-20;2026-06-30;11.5',
    ],
    ['por cima de um marcado', [JULHO], '2026-06-20', null, ['fim']],
    ['encostado no primeiro dia de um marcado', [JULHO], '2026-06-20', '2026-07-01', ['fim']],
    ['no dia em que outro começa', [JULHO], '2026-07-01', null, ['inicio']],
    ['ontem', [SEMPRE], '2026-06-09', null, ['inicio']],
    ['que acaba antes de começar', [SEMPRE], '2026-06-12', '2026-06-11', ['fim']],
  ])('%s', (_caso, periodos, inicio, fim, esperado) => {
    expect(fixar(periodos, inicio, fim)).toEqual(esperado)
  })

  it('o que se faça nunca põe dois preços no mesmo dia, e o que passou fica', () => {
    const dia = fc.integer({ min: -40, max: 40 }).map((n) => somarDias(HOJE, n))
    const passo = fc.oneof(
      fc.record({ o: fc.constant('fixar' as const), dia, fim: fc.option(dia), valor: fc.constant('3') }),
      fc.record({ o: fc.constant('excluir' as const), dia }),
      fc.record({ o: fc.constant('encerrar' as const), dia }),
    )
    const valiaEm = (periodos: readonly PeriodoDePreco[], hoje: string) =>
      periodos.find((p) => situacaoDoPreco(p, hoje) === 'VIGENTE')?.valor
    fc.assert(
      fc.property(fc.array(passo, { maxLength: 8 }), (passos) => {
        let periodos: PeriodoDePreco[] = [SEMPRE]
        for (const p of passos) {
          const { mudanca } =
            p.o === 'fixar'
              ? fixarPreco(periodos, { inicio: p.dia, fim: p.fim ?? null, valor: p.valor }, HOJE)
              : p.o === 'excluir'
                ? excluirPreco(periodos, p.dia, HOJE)
                : encerrarPreco(periodos, p.dia, HOJE)
          if (!mudanca) continue
          const depois = comMudanca(periodos, mudanca)
          expect(depois && sobrepostos(depois)).toBe(false)
          if (!depois) return
          expect(versaoDosPeriodos(depois)).not.toBe(versaoDosPeriodos(periodos))
          periodos = depois
        }
        expect([-40, -1].map((n) => valiaEm(periodos, somarDias(HOJE, n)))).toEqual(['10', '10'])
      }),
      { numRuns: 200 },
    )
  })
})

it('ADM-07 um marcado que se exclui devolve os dias ao de antes; o que já valeu fica', () => {
  const antes = { ...SEMPRE, fim: '2026-06-30' }
  expect(excluirPreco([antes, JULHO], '2026-07-01', HOJE).mudanca).toEqual({
    sai: [antes, JULHO],
    entra: [{ ...antes, fim: '2026-07-31' }],
  })
  expect(excluirPreco([JULHO], '2026-07-01', HOJE).mudanca).toEqual({ sai: [JULHO], entra: [] })
  expect(excluirPreco([JULHO], '2026-07-02', HOJE).problemas).toHaveProperty('inicio')
  const passado = { ...JULHO, inicio: '2026-06-01' }
  expect(excluirPreco([passado], '2026-06-01', HOJE).problemas?.inicio).toMatch(/^O que já valeu/)
})

it.each([
  ['2026-06-10', ';2026-06-10;10'],
  ['2026-06-09', ['fim']],
])('ADM-07 encerrado em %s', (fim, esperado) => {
  const { mudanca, problemas } = encerrarPreco([SEMPRE], fim, HOJE)
  expect(mudanca ? escreverPeriodos(mudanca.entra) : Object.keys(problemas ?? {})).toEqual(esperado)
})

it('ADM-07 o texto vai e volta, e um que já não está lá não sai', () => {
  const todos = [SEMPRE, JULHO]
  expect(lerPeriodos(escreverPeriodos(todos))).toEqual(todos)
  expect(comMudanca([SEMPRE], { sai: [JULHO], entra: [] })).toBeNull()
  expect(comMudanca([{ ...SEMPRE, valor: '10.0000000000' }], { sai: [SEMPRE], entra: [] })).toEqual([])
})
