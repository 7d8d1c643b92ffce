import { describe, expect, it } from 'vitest'
import { type Candidata, escolherRegioes } from './cobertura.ts'

const ESTADO = { ibge: null, cepInicial: null, cepFinal: null, prioridade: 0 }
const CIDADE = { ...ESTADO, ibge: '3509502' }
const FAIXA = { ...ESTADO, cepInicial: '13010000', cepFinal: '13105999' }
const RUA = { ...ESTADO, cepInicial: '13010000', cepFinal: '13010999' }

const candidata = (regiaoId: number, parte: Partial<Candidata>): Candidata => ({
  regiaoId,
  transportadoraId: 1,
  tipo: 'FRACIONADO',
  filialId: null,
  vigenciaInicio: '2026-01-01',
  cobertura: ESTADO,
  ...parte,
})

describe('a região que vale para um lugar', () => {
  it.each<[string, Partial<Candidata>, Partial<Candidata>]>([
    ['a cidade ganha do estado', { cobertura: CIDADE }, { cobertura: ESTADO }],
    ['a faixa de CEP ganha da cidade', { cobertura: FAIXA }, { cobertura: CIDADE }],
    ['a faixa mais estreita ganha da mais larga', { cobertura: RUA }, { cobertura: FAIXA }],
    ['a prioridade desempata', { cobertura: { ...CIDADE, prioridade: 5 } }, { cobertura: CIDADE }],
    [
      'a prioridade não passa por cima do mais específico',
      { cobertura: CIDADE },
      { cobertura: { ...ESTADO, prioridade: 9 } },
    ],
    ['a da filial ganha da de todas', { filialId: 3 }, { cobertura: RUA }],
    ['a tabela mais nova ganha', { vigenciaInicio: '2026-06-01' }, { vigenciaInicio: '2026-01-01' }],
  ])('FRE-04 %s', (_caso, ganha, perde) => {
    for (const ordem of [
      [candidata(9, ganha), candidata(2, perde)],
      [candidata(2, perde), candidata(9, ganha)],
    ])
      expect(escolherRegioes(ordem).map(({ regiaoId }) => regiaoId)).toEqual([9])
  })

  it('FRE-02 outra transportadora e outro tipo de tabela são outras cotações', () => {
    const todas = [
      candidata(1, {}),
      candidata(2, { transportadoraId: 2 }),
      candidata(3, { tipo: 'EXPRESSO' }),
      candidata(4, { tipo: 'EXPRESSO', cobertura: CIDADE }),
    ]
    expect(
      escolherRegioes(todas)
        .map(({ regiaoId }) => regiaoId)
        .toSorted(),
    ).toEqual([1, 2, 4])
  })
})
