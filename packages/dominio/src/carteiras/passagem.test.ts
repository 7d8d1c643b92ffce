import { expect, it } from 'vitest'
import { problemasDaPassagem, SEM_REPRESENTANTE } from './passagem.ts'

const ANA = { id: 7, nome: 'Ana', ativo: true, tipo: 'REPRESENTANTE' } as const

it.each([
  [3, ANA, null],
  [SEM_REPRESENTANTE.id, { ...ANA, tipo: 'OPERADOR' as const }, null],
  [7, ANA, /Já são de Ana/],
  [3, { ...ANA, ativo: false }, /desativada/],
  [3, { ...ANA, tipo: 'CONSUMIDOR_FINAL' as const }, /não atende carteiras/],
  [3, null, /Não há/],
])('ADM-07 de %i a %j', (de, para, problema) => {
  const problemas = problemasDaPassagem(de, para)
  expect(problemas).toEqual(problema ? { para: expect.stringMatching(problema) } : {})
})
