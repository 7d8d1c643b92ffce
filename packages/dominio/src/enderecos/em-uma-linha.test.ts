import { expect, it } from 'vitest'
import { enderecoEmUmaLinha } from './em-uma-linha.ts'

const RUA = { logradouro: 'Rua A', numero: '10', bairro: 'Centro', cidade: 'Ipê', uf: 'RS', cep: '95240000' }

it.each([
  [null, 'Rua A, 10 · Centro · Ipê/RS · CEP 95240-000'],
  ['Sala 2', 'Rua A, 10, Sala 2 · Centro · Ipê/RS · CEP 95240-000'],
])('COL-01 o endereço com complemento %s', (complemento, linha) => {
  expect(enderecoEmUmaLinha({ ...RUA, complemento })).toBe(linha)
})
