import { expect, it } from 'vitest'
import { problemaDaNotaDoPedido, valoresDoItem } from './nota-emitida.ts'

const nfe = {
  operacao: '1',
  finalidade: '1',
  destinatario: { documento: '11222333000181' },
  protocolo: { status: '100' },
  itens: [{ codigo: '10001' }],
}
const pedido = {
  documentoDoCliente: '11222333000181',
  emitente: 'DAQUI' as const,
  produtos: new Set(['10001']),
}

it.each([
  ['a do pedido', {}, {}, null],
  ['autorizada fora do prazo', { protocolo: { status: '150' } }, {}, null],
  [
    'de outra empresa',
    {},
    { emitente: 'DE_FORA' as const },
    'Esta nota não foi emitida por uma filial deste negócio.',
  ],
  ['de outro cliente', { destinatario: { documento: '1' } }, {}, 'Esta nota não é do cliente do pedido.'],
  ['sem destinatário', { destinatario: null }, {}, 'Esta nota não é do cliente do pedido.'],
  ['de entrada', { operacao: '0' }, {}, 'Esta nota não é de venda.'],
  ['de devolução', { finalidade: '4' }, {}, 'Esta nota não é de venda.'],
  ['sem protocolo', { protocolo: null }, {}, 'Esta nota não traz a autorização de uso.'],
  ['denegada', { protocolo: { status: '110' } }, {}, 'Esta nota não traz a autorização de uso.'],
  [
    'com produto que não há',
    {},
    { produtos: new Set<string>() },
    'O produto 10001 desta nota não existe no portal.',
  ],
])('DOC-04 a nota que o ERP conta: %s', (_caso, daNota, doPedido, esperado) => {
  expect(problemaDaNotaDoPedido({ ...nfe, ...daNota }, { ...pedido, ...doPedido })).toBe(esperado)
})

it.each([
  [
    {
      quantidade: '10.0000',
      valorTotal: '100.00',
      frete: '3.00',
      seguro: '2.00',
      outras: '0',
      desconto: '10.00',
      ipi: '3.25',
      icmsSt: '1.75',
    },
    { valorTotal: '100.00', valorUnitario: '10.0000000000' },
  ],
  [
    {
      quantidade: '3.0000',
      valorTotal: '10.00',
      frete: '0',
      seguro: '0',
      outras: '0',
      desconto: '0',
      ipi: '0',
      icmsSt: '0',
    },
    { valorTotal: '10.00', valorUnitario: '3.3333333333' },
  ],
])('DOC-04 quanto custou ao cliente um item da nota %#', (item, esperado) => {
  expect(valoresDoItem({ codigo: '10001', ...item })).toEqual(esperado)
})
