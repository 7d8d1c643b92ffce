import { expect, it } from 'vitest'
import { ESTADOS, type Uf } from './estados.ts'
import { inscricaoEstadualValida } from './inscricao-estadual.ts'

// One of each state: what the states publish as an example, or counted by the rule they publish.
const EXEMPLOS: Record<Uf, string> = {
  AC: '01.004.823/001-12',
  AL: '240000048',
  AM: '99999999-0',
  AP: '030123459',
  BA: '123456-63',
  CE: '06000001-5',
  DF: '07300001001-09',
  ES: '99999999-0',
  GO: '10.987.654-7',
  MA: '120000385',
  MG: '062.307.904/0081',
  MS: '28312345-1',
  MT: '0013000001-9',
  PA: '15-999999-5',
  PB: '06.000.001-5',
  PE: '0321418-40',
  PI: '012345679',
  PR: '123.45678-50',
  RJ: '99.999.99-3',
  RN: '20.040.040-1',
  RO: '0000000062521-3',
  RR: '24006628-1',
  RS: '224/3658792',
  SC: '251.040.852',
  SE: '27123456-3',
  SP: '110.042.490.114',
  TO: '29 01 022783 6',
}
const estados = ESTADOS.map(({ sigla }) => sigla)

it.each(estados)('CAD-05 %s: o exemplo vale, com outro dígito não', (uf) => {
  const valida = EXEMPLOS[uf]
  expect(inscricaoEstadualValida(uf, valida)).toBe(true)
  const outra = valida.slice(0, -1) + ((Number(valida.at(-1)) + 1) % 10)
  expect(inscricaoEstadualValida(uf, outra)).toBe(false)
})

it.each(estados)('CAD-05 %s: isento vale; zeros, vazio, curta e letras não', (uf) => {
  for (const isento of ['ISENTO', ' isento ']) expect(inscricaoEstadualValida(uf, isento)).toBe(true)
  for (const recusada of ['', ' ', '000000', '0'.repeat(12), '123', 'ABCDEFGHI', 'ISENTA'])
    expect(inscricaoEstadualValida(uf, recusada)).toBe(false)
})

it('CAD-05 a regra é a do estado: a de São Paulo não serve em Minas', () => {
  expect(inscricaoEstadualValida('SP', EXEMPLOS.MG)).toBe(false)
  expect(inscricaoEstadualValida('MG', EXEMPLOS.SP)).toBe(false)
})

it.each([
  ['produtor rural de São Paulo', 'SP', 'P-01100424.3/002', true],
  ['a letra é só de lá', 'PR', 'P123.45678-50', false],
  ['letras no meio não são ignoradas', 'MG', '062.307.904/0081 MG', false],
] as const)('CAD-05 %s', (_caso, uf, inscricao, valida) => {
  expect(inscricaoEstadualValida(uf, inscricao)).toBe(valida)
})
