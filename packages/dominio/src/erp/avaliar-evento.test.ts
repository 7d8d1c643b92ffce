import fc from 'fast-check'
import { expect, it } from 'vitest'
import { encerrado, STATUS_DA_VIDA, type StatusDaVida } from '../pedidos/vida.ts'
import { avaliarEvento } from './avaliar-evento.ts'

const em = (minuto: number) => new Date(Date.UTC(2026, 10, 17, 10, minuto))

it.each([
  ['o primeiro', { status: 'AGUARDANDO', ultimoEm: null, retido: false }, 'LIBERADO', 5, ['APLICADO']],
  ['o seguinte', { status: 'LIBERADO', ultimoEm: em(5), retido: false }, 'SEPARACAO', 6, ['APLICADO']],
  ['no mesmo instante', { status: 'LIBERADO', ultimoEm: em(5), retido: false }, 'SEPARACAO', 5, ['APLICADO']],
  ['de novo', { status: 'SEPARACAO', ultimoEm: em(6), retido: false }, 'SEPARACAO', 6, ['REPETIDO']],
  ['atrasado', { status: 'FATURADO', ultimoEm: em(9), retido: false }, 'SEPARACAO', 6, ['ANTIGO']],
  [
    'para trás, e depois',
    { status: 'FATURADO', ultimoEm: em(9), retido: false },
    'SEPARACAO',
    10,
    ['RECUSADO', 'PEDIDO_NAO_PASSA'],
  ],
  [
    'já cancelado',
    { status: 'CANCELADO', ultimoEm: null, retido: false },
    'FATURADO',
    1,
    ['RECUSADO', 'PEDIDO_ENCERRADO'],
  ],
  [
    'retido por alguém',
    { status: 'BLOQUEADO', ultimoEm: null, retido: true },
    'LIBERADO',
    1,
    ['RECUSADO', 'PEDIDO_BLOQUEADO'],
  ],
  [
    'retido, e cancelado',
    { status: 'BLOQUEADO', ultimoEm: null, retido: true },
    'CANCELADO',
    1,
    ['APLICADO'],
  ],
  ['retido, e perdido', { status: 'BLOQUEADO', ultimoEm: null, retido: true }, 'PERDIDO', 1, ['APLICADO']],
  [
    'retido, e rejeitado',
    { status: 'BLOQUEADO', ultimoEm: null, retido: true },
    'REJEITADO',
    1,
    ['APLICADO'],
  ],
  ['o bloqueio do ERP', { status: 'BLOQUEADO', ultimoEm: null, retido: false }, 'LIBERADO', 1, ['APLICADO']],
] as const)('DOC-03 o ERP conta %s', (_caso, pedido, status, minuto, esperado) => {
  expect(Object.values(avaliarEvento(pedido, { status, ocorridoEm: em(minuto) }))).toEqual(esperado)
})

const evento = fc.record({
  status: fc.constantFrom(...STATUS_DA_VIDA),
  minuto: fc.integer({ min: 0, max: 59 }),
})

function contar(eventos: readonly { status: StatusDaVida; minuto: number }[]) {
  let pedido: { status: StatusDaVida; ultimoEm: Date | null } = { status: 'AGUARDANDO', ultimoEm: null }
  for (const { status, minuto } of eventos) {
    const { resultado } = avaliarEvento({ ...pedido, retido: false }, { status, ocorridoEm: em(minuto) })
    if (resultado !== 'APLICADO') continue
    expect(encerrado(pedido.status)).toBe(false)
    expect(pedido.ultimoEm === null || em(minuto) >= pedido.ultimoEm).toBe(true)
    pedido = { status, ultimoEm: em(minuto) }
  }
  return pedido.status
}

it('DOC-03 contar tudo outra vez, em qualquer ordem de chegada, não desfaz o que se sabe', () => {
  fc.assert(
    fc.property(fc.array(evento, { maxLength: 20 }), (eventos) => {
      contar(eventos)
      // Those of an order to which nothing happens, each told twice, however they are mixed.
      const linha = ['LIBERADO', 'SEPARACAO', 'FATURADO', 'TRANSPORTE', 'ENTREGUE'] as const
      const contados = linha.map((status, minuto) => ({ status, minuto }))
      const ordem = eventos.map(({ minuto }) => contados[minuto % contados.length] ?? contados[0])
      const fim = contar([...ordem, ...contados, ...ordem].filter((um) => um !== undefined))
      expect(fim).toBe('ENTREGUE')
    }),
  )
})
