import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import { expect, it } from 'vitest'
import { ESTADOS } from './estados.ts'

it('GER-13 the 27 states are those of the public table, sorted by name', () => {
  const esperados = getStates().map(({ code, name }) => ({ sigla: code, nome: name }))
  esperados.sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
  expect(ESTADOS.map(({ sigla, nome }) => ({ sigla, nome }))).toEqual(esperados)
  expect(ESTADOS).toHaveLength(27)
})

it('GER-13 only Mato Grosso do Sul carries an extra percentage', () => {
  expect(ESTADOS.filter((estado) => estado.percentualExtra !== undefined)).toEqual([
    { sigla: 'MS', nome: 'Mato Grosso do Sul', percentualExtra: 0.052 },
  ])
})
