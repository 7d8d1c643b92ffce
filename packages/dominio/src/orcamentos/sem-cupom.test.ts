import { expect, it } from 'vitest'
import { semDescontoDoCupom } from './sem-cupom.ts'

it.each([
  ['o que abatia volta ao total', '552.53', '1447.47', '2000.00'],
  ['sem nada abatido é o mesmo', null, '1447.47', '1447.47'],
  ['até o último centavo', '0.01', '0.00', '0.01'],
])('VEN-02 cupom que não vale: %s', (_, cupomDesconto, valorTotal, esperado) => {
  const documento = { id: 7, cupomCodigo: 'X', cupomDesconto, cupomImpostos: '3', valorTotal }
  expect(semDescontoDoCupom(documento)).toEqual({
    id: 7,
    cupomCodigo: 'X',
    cupomDesconto: null,
    cupomImpostos: '0',
    valorTotal: esperado,
  })
})
