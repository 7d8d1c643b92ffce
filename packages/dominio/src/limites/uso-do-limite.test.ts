import { expect, it } from 'vitest'
import { somaDosLimites, usoDoLimite } from './uso-do-limite.ts'

it.each([
  [['10000', '2500.10', '1000'], true, '3500.1', '6499.9'],
  [['10000', '2500.10', '1000'], false, '2500.1', '7499.9'],
  [['1000', '0.10', '0.20'], true, '0.3', '999.7'],
  [['1000', '900', '300'], true, '1200', '0'],
] as const)(
  'CLI-03 limite %j, contando pedidos %s',
  (numeros, pedidosContamNoLimite, utilizado, disponivel) => {
    const [total, titulosEmAberto, pedidosEmAberto] = numeros
    const uso = usoDoLimite({ total, titulosEmAberto, pedidosEmAberto }, { pedidosContamNoLimite })
    expect([uso.utilizado.toString(), uso.disponivel.toString()]).toEqual([utilizado, disponivel])
  },
)

it('CLI-01 um limite estourado não tira dos outros o que resta', () => {
  const soma = somaDosLimites([
    { total: '1000', utilizado: '1200', disponivel: '0' },
    { total: '500.10', utilizado: '100', disponivel: '400.10' },
  ])
  expect(Object.values(soma).map(String)).toEqual(['1500.1', '1300', '400.1'])
})
