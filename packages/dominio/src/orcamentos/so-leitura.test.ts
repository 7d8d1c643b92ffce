import { expect, it } from 'vitest'
import { porQueSoLeitura } from './so-leitura.ts'

const ABERTO = { status: 'ORCAMENTO', pedidoId: null, perdidoEm: null }

it.each([
  ['em aberto', ABERTO, null],
  ['cotação', { ...ABERTO, status: 'COTACAO' }, null],
  ['ganho', { ...ABERTO, pedidoId: 31 }, 'Este orçamento virou o pedido 31.'],
  ['perdido', { ...ABERTO, perdidoEm: new Date(0) }, 'Este orçamento foi dado por perdido.'],
  ['cancelado no ERP', { ...ABERTO, status: 'CANCELADO' }, 'Este orçamento já foi encerrado.'],
])('VEN-02 %s', (_caso, orcamento, motivo) => {
  expect(porQueSoLeitura(orcamento)).toBe(motivo)
})
