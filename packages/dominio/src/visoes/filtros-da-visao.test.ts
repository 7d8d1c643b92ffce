import { expect, it } from 'vitest'
import { filtrosDaVisao } from './filtros-da-visao.ts'

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
  [
    { orderBy: 'dtPrazo', status: [0] },
    { orderBy: 'dtPrazo', status: [0] },
  ],
])('TIC-01 %j is kept as %j', (filtros, esperado) => {
  expect(filtrosDaVisao(filtros)).toStrictEqual(esperado)
})
