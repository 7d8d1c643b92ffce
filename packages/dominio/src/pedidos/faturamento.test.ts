import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Decimal } from '../formatos/decimal.ts'
import {
  faturar,
  fraseDoFaturamento,
  type LinhaAFaturar,
  tudoFaturado,
  valorFaturado,
} from './faturamento.ts'

const linha = (campos: Partial<LinhaAFaturar> = {}): LinhaAFaturar => ({
  numero: 1,
  codigo: 'P1',
  embalagem: 'CX',
  quantidade: '10.0000',
  atendida: '0',
  faturada: '0',
  ...campos,
})
const agora = (linhas: readonly LinhaAFaturar[], ditas: Parameters<typeof faturar>[1]) =>
  faturar(linhas, ditas).linhas.map((uma) => uma.agora.toNumber())

it.each([
  ['6 de 10, desta nota', [linha()], [{ numero: 1, qtdeFat: 6 }], [6]],
  ['6 de 10, ao todo', [linha()], [{ numero: 1, qtdeAt: 6 }], [6]],
  ['3 desta nota, depois de 3', [linha({ faturada: '3' })], [{ numero: 1, qtdeFat: 3 }], [3]],
  ['6 ao todo, depois de 3', [linha({ faturada: '3' })], [{ numero: 1, qtdeAt: 6 }], [3]],
  ['menos do que já se sabe não volta atrás', [linha({ faturada: '3' })], [{ numero: 1, qtdeAt: 2 }], [0]],
  ['nada desta nota', [linha()], [{ numero: 1, qtdeFat: 0 }], [0]],
  ['só um dos itens', [linha(), linha({ numero: 2 })], [{ numero: 2, qtdeFat: 1 }], [0, 1]],
  ['sem quantidades, tudo', [linha(), linha({ numero: 2 })], [], [10, 10]],
  ['sem quantidades, o que foi separado', [linha({ atendida: '7' }), linha({ numero: 2 })], [], [7, 0]],
  ['sem quantidades, e já faturado', [linha({ faturada: '3', atendida: '3' })], [], [0]],
  ['só uma crítica não é quantidade', [linha()], [{ numero: 1 }], [10]],
] as const)('DOC-02 a nota leva %s', (_caso, linhas, ditas, esperado) => {
  expect(agora(linhas, ditas)).toEqual(esperado)
  expect(faturar(linhas, ditas).problema).toBeNull()
})

it('DOC-02 mais do que o pedido tem é recusado; o que ele tem, não', () => {
  expect(faturar([linha()], [{ numero: 1, qtdeFat: 11 }]).problema).toBe(
    'O item 1 tem 10 CX, e seriam faturadas 11.',
  )
  expect(faturar([linha()], [{ numero: 2, qtdeAt: 1 }]).problema).toBe('O item 2 não está no pedido.')
  expect(faturar([linha()], [{ numero: 2, qtdeAt: 0 }]).problema).toBeNull()
  expect(faturar([linha({ faturada: '8' })], [{ numero: 1, qtdeFat: 3 }]).problema).not.toBeNull()
  expect(faturar([linha({ faturada: '8' })], [{ numero: 1, qtdeFat: 2 }]).problema).toBeNull()
})

it('DOC-03 a frase diz o que faltou, e se volta ou espera; sem falta, nenhuma', () => {
  const { linhas } = faturar([linha()], [{ numero: 1, qtdeFat: 6 }])
  expect(fraseDoFaturamento(linhas, true)).toBe(
    'Faturado em parte (P1: 6 de 10 CX). O que faltou voltou ao estoque.',
  )
  expect(fraseDoFaturamento(linhas, false)).toBe(
    'Faturado em parte (P1: 6 de 10 CX). O que falta continua reservado.',
  )
  const sete = Array.from({ length: 7 }, (_, i) => linha({ numero: i + 1, codigo: `P${i + 1}` }))
  expect(fraseDoFaturamento(faturar(sete, [{ numero: 1, qtdeFat: 10 }]).linhas, true)).toContain(
    'e mais 1 item)',
  )
  const inteira = faturar([linha()], []).linhas
  expect([fraseDoFaturamento(inteira, true), tudoFaturado(inteira), tudoFaturado(linhas)]).toEqual([
    null,
    true,
    false,
  ])
})

it('DOC-01 o valor faturado: tudo é o total do pedido; em partes, nunca passa dele nem anda para trás', () => {
  const valores = fc.array(
    fc.record({
      quantidade: fc.integer({ min: 1, max: 50 }),
      centavos: fc.integer({ min: 0, max: 100_000 }),
      bonificado: fc.boolean(),
      parte: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(valores, fc.integer({ min: 0, max: 5000 }), (itens, encargo) => {
      const pago = itens.reduce((ate, { centavos, bonificado }) => ate + (bonificado ? 0 : centavos), 0)
      const documento = {
        vlTot: (pago + 3 * encargo) / 100,
        vlFrete: encargo / 100,
        vlSeguro: encargo / 100,
        taxaFixa: encargo / 100,
      }
      const valor = (fracao: number) =>
        valorFaturado(
          itens.map(({ quantidade, centavos, bonificado, parte }) => ({
            quantidade,
            total: new Decimal(Math.floor(quantidade * (fracao === 1 ? 1 : parte * fracao))),
            vlTot: centavos / 100,
            descontoCupom: 0,
            bonificado,
          })),
          documento,
        )
      expect(valor(1).toNumber()).toBe(documento.vlTot)
      expect(valor(0).toNumber()).toBeGreaterThanOrEqual(0)
      expect(valor(0.5).lessThanOrEqualTo(valor(0.9))).toBe(true)
      expect(valor(0.9).lessThanOrEqualTo(documento.vlTot)).toBe(true)
    }),
  )
})
