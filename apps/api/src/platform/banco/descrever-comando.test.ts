import { expect, it } from 'vitest'
import { descreverComando } from './descrever-comando.ts'

it.each([
  [
    'select "id", "nome" from "cliente" where "cpf" = $1',
    'select cliente',
    'select … from "cliente" where "cpf" = $1',
  ],
  ['insert into "ticket" ("id") values ($1)', 'insert ticket', 'insert into "ticket" ("id") values ($1)'],
  ["update x set a = 'Ana d''Ávila', b = $1", 'update x', "update x set a = '…', b = $1"],
  ['with nova as (select 1) select * from nova', 'with nova', 'with nova as (select 1) select * from nova'],
  ["begin; set local lock_timeout = '5s'", 'begin', "begin; set local lock_timeout = '…'"],
  ['(select 1)', 'select', '(select 1)'],
  ['', '', ''],
])('ESC-07 um comando se descreve sem valores: %s', (sql, comando, texto) => {
  expect(descreverComando(sql)).toEqual({ comando, texto })
})

it('ESC-07 um comando comprido não se descreve inteiro', () => {
  expect(descreverComando(`delete from a where ${'b or '.repeat(1_000)}`).texto).toHaveLength(1_000)
})
