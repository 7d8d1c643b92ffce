import { expect, it } from 'vitest'
import { limparFiltros } from './filtros.ts'

it.each([
  [{ termo: '', idCli: 7 }, { idCli: 7 }],
  [{ termo: '   ' }, {}],
  [{ a: null, b: undefined, c: Number.NaN }, {}],
  [
    { zero: 0, nao: false },
    { zero: 0, nao: false },
  ],
  [{ status: [] }, {}],
  [{ status: ['', null, undefined] }, {}],
  [{ status: ['', 'A', null, 0] }, { status: ['A', 0] }],
  [{ termo: ' nf 12 ' }, { termo: ' nf 12 ' }],
])('GER-08 %j → %j', (filtros, esperado) => {
  expect(limparFiltros(filtros)).toStrictEqual(esperado)
})

it('GER-08 leaves the given filter alone', () => {
  const filtros = { status: ['', 'A'] }
  limparFiltros(filtros)
  expect(filtros).toEqual({ status: ['', 'A'] })
})
