import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  andamento,
  diasUteis,
  distribuir,
  mesValido,
  progressoEm,
  quemFecha,
  situacaoDoObjetivo,
  somarMeses,
  ultimoDia,
} from './progresso.ts'

const expediente = [1, 2, 3, 4, 5].map((diaDaSemana) => ({ diaDaSemana, inicio: '08:00', fim: '18:00' }))
const NOVEMBRO = diasUteis({ expediente, feriados: new Set(['2026-11-02', '2026-11-20']) }, '2026-11')

describe('GES-01 o mês', () => {
  it('GES-01 dias úteis sem fins de semana nem feriados', () => {
    expect(NOVEMBRO).toHaveLength(19)
    expect(NOVEMBRO[0]).toBe('2026-11-03')
    expect(NOVEMBRO).not.toContain('2026-11-20')
    expect(diasUteis({ expediente: [], feriados: new Set() }, '2026-11')).toEqual([])
  })

  it.each([
    ['2026-01', -1, '2025-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-11', -12, '2025-11'],
  ])('GES-01 %s e %i meses', (mes, quantos, esperado) => expect(somarMeses(mes, quantos)).toBe(esperado))

  it('GES-01 o último dia, e o que é um mês', () => {
    expect(['2026-02', '2028-02', '2026-12'].map(ultimoDia)).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-12-31',
    ])
    expect(['2026-13', '2026-1', '1999-12', '2026-00', '9999-01'].some(mesValido)).toBe(false)
  })
})

describe('GES-01 como um objetivo está', () => {
  const em = (hoje: string, alcancado: number, meta = 19_000, inteiro = false) =>
    progressoEm({ meta, alcancado, inteiro }, NOVEMBRO, hoje)

  it.each([
    [
      'no meio',
      '2026-11-17',
      8_000,
      { falta: 11_000, decorridos: 11, restantes: 9, necessidade: 1222.22, projecao: 13_818.18 },
    ],
    [
      'no primeiro dia',
      '2026-11-03',
      1_000,
      { decorridos: 1, restantes: 19, necessidade: 947.37, projecao: 19_000 },
    ],
    ['antes dele', '2026-10-20', 0, { decorridos: 0, restantes: 19, necessidade: 1_000, projecao: null }],
    ['num domingo', '2026-11-15', 8_000, { decorridos: 9, restantes: 10, necessidade: 1_100 }],
    [
      'no último dia',
      '2026-11-30',
      18_000,
      { decorridos: 19, restantes: 1, necessidade: 1_000, projecao: 18_000 },
    ],
    ['depois', '2026-12-05', 18_000, { restantes: 0, necessidade: null, projecao: 18_000, percentual: 94.7 }],
    ['passado', '2026-11-17', 20_000, { falta: 0, necessidade: 0, percentual: 105.3 }],
  ])('GES-01 %s', (_nome, hoje, alcancado, esperado) => {
    expect(em(hoje, alcancado)).toMatchObject(esperado)
  })

  it('GES-01 do que se conta em peças faltam peças inteiras', () => {
    expect(em('2026-11-17', 10, 30, true)).toMatchObject({ falta: 20, necessidade: 3, projecao: 17 })
  })

  it('GES-01 sem dias úteis não há projeção', () => {
    expect(progressoEm({ meta: 10, alcancado: 5, inteiro: false }, [], '2026-11-17')).toMatchObject({
      projecao: null,
      necessidade: null,
    })
  })

  it.each([
    ['2026-11-17', 19_000, 'ATINGIDO'],
    ['2026-11-17', 11_000, 'NO_RITMO'],
    ['2026-11-17', 10_999, 'ATRASADO'],
    ['2026-12-01', 18_999, 'NAO_ATINGIDO'],
    ['2026-10-31', 0, 'POR_VIR'],
  ])('GES-01 em %s com %i: %s', (hoje, alcancado, esperado) =>
    expect(situacaoDoObjetivo(19_000, em(hoje, alcancado))).toBe(esperado),
  )

  it('GES-01 dia a dia, o que se vendeu num sábado também', () => {
    const dias = andamento(
      1_900,
      new Map([
        ['2026-11-03', 50],
        ['2026-11-07', 25],
      ]),
      NOVEMBRO,
    )
    expect(dias).toHaveLength(20)
    expect(dias[0]).toEqual({ dia: '2026-11-03', alcancado: 50, ideal: 100 })
    expect(dias.find(({ dia }) => dia === '2026-11-07')).toEqual({
      dia: '2026-11-07',
      alcancado: 75,
      ideal: 400,
    })
    expect(dias.at(-1)).toEqual({ dia: '2026-11-30', alcancado: 75, ideal: 1_900 })
  })
})

describe('GES-01 distribuir', () => {
  it('GES-01 as partes somam o todo, e nenhuma passa a outra sem peso para isso', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.array(fc.nat(1_000), { minLength: 1, maxLength: 30 }),
        fc.constantFrom(0, 2),
        (centavos, pesos, casas) => {
          const total = casas === 0 ? centavos : centavos / 100
          const partes = distribuir(total, pesos, casas)
          expect(partes.reduce((soma, parte) => soma + Math.round(parte * 100), 0)).toBe(
            Math.round(total * 100),
          )
          const umPasso = casas === 0 ? 1 : 0.011
          for (const [i, parte] of partes.entries())
            for (const [j, outra] of partes.entries())
              if ((pesos[i] ?? 0) <= (pesos[j] ?? 0)) expect(parte).toBeLessThanOrEqual(outra + umPasso)
        },
      ),
    )
  })
  it('GES-01 sem pesos, por igual', () =>
    expect(distribuir(100, [0, 0, 0], 2)).toEqual([33.34, 33.33, 33.33]))
})

it('GES-01 quem fecha o que falta: tantos quantos bastam, na ordem da ligação', () => {
  const clientes = [500, 0, 300, 200].map((vlTicket) => ({ vlTicket }))
  expect(quemFecha(700, clientes)).toEqual([{ vlTicket: 500 }, { vlTicket: 300 }])
  expect(quemFecha(0, clientes)).toEqual([])
  expect(quemFecha(5_000, clientes)).toHaveLength(3)
})
