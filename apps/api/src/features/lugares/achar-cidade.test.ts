import { expect, it } from 'vitest'
import { acharCidade, cidadeDoIbge, cidadeDoNome } from './achar-cidade.ts'

const campinas = { ibge: '3509502', cidade: 'Campinas', uf: 'SP' }

it('API-09 a cidade de um código do IBGE', () => {
  expect(cidadeDoIbge('3509502')).toEqual(campinas)
  expect(cidadeDoIbge('9999999')).toBeNull()
})

it.each([
  ['SP', 'SAO PAULO', '3550308'],
  ['SP', "Santa Barbara D'Oeste", '3545803'],
  ['SP', 'SANTA BARBARA D OESTE', null],
  ['RN', 'Mossoró', '2408003'],
  ['EX', 'EXTERIOR', null],
  ['SP', 'Recife', null],
  ['SP', '', null],
])('API-09 %s/%s: %s', (uf, nome, ibge) => {
  expect(cidadeDoNome(uf, nome)?.ibge ?? null).toBe(ibge)
})

it.each([
  ['tudo confere', { ibge: '3509502', nome: 'Campinas', uf: 'SP' }, campinas],
  ['só o código', { ibge: '3509502', nome: null, uf: null }, campinas],
  ['sem código, pelo nome', { ibge: null, nome: 'CAMPINAS', uf: 'sp' }, campinas],
  ['um nome que só eles escrevem assim', { ibge: '3509502', nome: 'Barão Geraldo', uf: 'SP' }, campinas],
  ['o nome de outra', { ibge: '3509502', nome: 'Santos', uf: 'SP' }, null],
  ['o estado de outra', { ibge: '3509502', nome: 'Campinas', uf: 'RJ' }, null],
  ['um código de nenhuma', { ibge: '3599999', nome: 'Campinas', uf: 'SP' }, null],
  ['nada', { ibge: null, nome: null, uf: 'SP' }, null],
])('API-09 a cidade dita por outros: %s', (_caso, dita, esperada) => {
  expect(acharCidade(dita)).toEqual(esperada)
})
