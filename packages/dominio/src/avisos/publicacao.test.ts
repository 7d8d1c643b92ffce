import { describe, expect, it } from 'vitest'
import { impedimentoParaRetirar, periodoDoAviso, problemasDoPeriodo } from './publicacao.ts'

// In the evening of the 10th in São Paulo it is the 11th already in Greenwich.
const AGORA = new Date('2026-03-11T01:00:00Z')

describe('ADM-08 quando um aviso aparece', () => {
  it.each([
    ['sem dias, já e sem fim', null, null, AGORA.toISOString(), null, 'PUBLICADO'],
    ['de hoje, já', '2026-03-10', null, AGORA.toISOString(), null, 'PUBLICADO'],
    ['de amanhã, no começo do dia', '2026-03-11', null, '2026-03-11T03:00:00.000Z', null, 'AGENDADO'],
    [
      'até hoje, o dia inteiro',
      null,
      '2026-03-10',
      AGORA.toISOString(),
      '2026-03-11T03:00:00.000Z',
      'PUBLICADO',
    ],
  ])('ADM-08 %s', (_, de, ate, publicadoEm, fim, situacao) => {
    const periodo = periodoDoAviso({ de, ate }, AGORA)
    expect([periodo.publicadoEm.toISOString(), periodo.ate?.toISOString() ?? null, periodo.situacao]).toEqual(
      [publicadoEm, fim, situacao],
    )
  })

  it.each([
    [null, null, {}],
    ['2026-03-10', '2026-03-10', {}],
    ['2026-03-09', null, { de: 'Este dia já passou.' }],
    ['2027-03-10', null, {}],
    ['2027-03-11', null, { de: 'Escolha um dia até um ano à frente.' }],
    [null, '2026-03-09', { ate: 'Este dia já passou.' }],
    ['2026-03-12', '2026-03-11', { ate: 'O fim vem antes do início.' }],
  ])('ADM-08 de %j até %j: %j', (de, ate, problemas) => {
    expect(problemasDoPeriodo({ de, ate }, AGORA)).toEqual(problemas)
  })

  it.each([
    ['AGENDADO', null],
    ['PUBLICADO', null],
    ['ENCERRADO', 'AVISO_JA_SAIU'],
    ['RETIRADO', 'AVISO_JA_SAIU'],
  ] as const)('ADM-08 %s se retira? %j', (situacao, impedimento) => {
    expect(impedimentoParaRetirar(situacao)).toBe(impedimento)
  })
})
