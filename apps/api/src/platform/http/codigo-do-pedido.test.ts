import { expect, it } from 'vitest'
import { codigoDoPedido } from './codigo-do-pedido.ts'

const CODIGO = '7f3a9c1e4b5d4e6f8a9b0c1d2e3f4a5b'
const OUTRO = '0af7651916cd43dd8448eb211c80319c'

it.each([
  ['do navegador', { 'x-request-id': CODIGO }, CODIGO],
  ['com traços e maiúsculas', { 'x-request-id': '7F3A9C1E-4B5D-4E6F-8A9B-0C1D2E3F4A5B' }, CODIGO],
  ['do rastro de um proxy', { traceparent: `00-${OUTRO}-b7ad6b7169203331-01` }, OUTRO],
  ['de uma versão que há de vir', { traceparent: `cc-${OUTRO}-b7ad6b7169203331-01-mais` }, OUTRO],
  [
    'o do navegador antes do do proxy',
    { 'x-request-id': CODIGO, traceparent: `00-${OUTRO}-b7ad6b7169203331-01` },
    CODIGO,
  ],
])('ESC-07 o código de um pedido, %s', (_caso, headers, codigo) => {
  expect(codigoDoPedido({ headers })).toBe(codigo)
})

it.each([
  ['nada', {}],
  ['outra coisa', { 'x-request-id': "x'; select 1" }],
  ['curto demais', { 'x-request-id': CODIGO.slice(1) }],
  ['comprido demais', { 'x-request-id': `${CODIGO}0` }],
  ['o de ninguém', { 'x-request-id': '0'.repeat(32) }],
  ['um rastro malformado', { traceparent: `00-${OUTRO}-b7ad6b7169203331` }],
])('ESC-07 com %s, um novo', (_caso, headers) => {
  const codigo = codigoDoPedido({ headers })
  expect(codigo).toMatch(/^[0-9a-f]{32}$/)
  expect([CODIGO, OUTRO]).not.toContain(codigo)
  expect(codigoDoPedido({ headers })).not.toBe(codigo)
})
