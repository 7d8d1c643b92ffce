import { expect, it } from 'vitest'
import { autorizacoesDoTipo } from '../permissoes.ts'
import { filtrosPermitidos } from './filtros-internos.ts'

const FILTROS = {
  operador: [1],
  representante: [2],
  regiao: [3],
  setor: [4],
  meus: true,
  semOperador: true,
  status: [5],
  termo: 'caixa',
}

it('TIC-01 the staff filters by everything', () => {
  for (const tipo of ['OPERADOR', 'REPRESENTANTE'] as const)
    expect(filtrosPermitidos(FILTROS, autorizacoesDoTipo(tipo))).toEqual(FILTROS)
})

it('TIC-04 whoever is served filters only by what they see', () => {
  expect(filtrosPermitidos(FILTROS, autorizacoesDoTipo('CONSUMIDOR_FINAL'))).toEqual({
    operador: [],
    representante: [],
    regiao: [],
    setor: [],
    meus: false,
    semOperador: false,
    status: [5],
    termo: 'caixa',
  })
})
