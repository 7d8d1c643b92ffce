import { expect, it } from 'vitest'
import { problemasDoCupom } from './precos.ts'

it.each([
  ['nem um nem outro', {}, 'percentual'],
  ['os dois', { percentual: '10', valor: '5' }, 'percentual'],
  ['só o percentual', { percentual: '10' }, undefined],
  ['só o valor', { valor: '5' }, undefined],
  ['acaba antes', { valor: '5', inicio: '2026-02-02', fim: '2026-02-01' }, 'fim'],
  ['um dia só', { valor: '5', inicio: '2026-02-02', fim: '2026-02-02' }, undefined],
  ['um cliente mais que todos', { valor: '5', usosMaximos: '2', usosPorCliente: '3' }, 'usosPorCliente'],
  ['um cliente todos', { valor: '5', usosMaximos: '3', usosPorCliente: '3' }, undefined],
])('ADM-07 cupom: %s', (_caso, valores, campo) => {
  expect(Object.keys(problemasDoCupom(valores))[0]).toBe(campo)
})
