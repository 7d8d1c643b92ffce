import { expect, it } from 'vitest'
import { filtrosDaVisao } from './filtros-da-visao.ts'

const PADRAO = { status: [], termo: '', abertos: false, orderBy: 'dtCriacao', naoLidos: true }

it.each([
  [{ status: [], termo: '', abertos: false, orderBy: 'dtCriacao' }, {}],
  [
    { status: [1], meus: true, orderBy: 'dtCriacao' },
    { status: [1], meus: true },
  ],
  [
    { orderBy: 'dtCriacao', direction: 'ASC' },
    { orderBy: 'dtCriacao', direction: 'ASC' },
  ],
  [{ naoLidos: true }, {}],
  [{ naoLidos: false }, { naoLidos: false }],
  [
    { orderBy: 'dtPrazo', status: [0] },
    { orderBy: 'dtPrazo', status: [0] },
  ],
])('TIC-01 %j is kept as %j', (filtros, esperado) => {
  expect(filtrosDaVisao(filtros, PADRAO)).toStrictEqual(esperado)
})
