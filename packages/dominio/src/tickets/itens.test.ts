import { describe, expect, it } from 'vitest'
import { MENSAGENS } from '../mensagens.ts'
import { impedimentoDaCorrecao, problemasDaCorrecao, totalDoItem, totalDosItens } from './itens.ts'

describe('totais', () => {
  it.each([
    ['10.0000000000', '3.0000', '30'],
    ['0.1', '3', '0.3'],
    ['1.0050000000', '1', '1.01'],
    ['19.9000000000', '0.5', '9.95'],
    ['0', '7', '0'],
  ])('TIC-07 line: %s × %s = %s', (valorUnitario, quantidadeComprada, esperado) => {
    expect(totalDoItem({ valorUnitario, quantidadeComprada }).toString()).toBe(esperado)
  })

  it('TIC-07 the total sums requested quantities and is rounded once, at the end', () => {
    const item = { valorUnitario: '0.3333333333', quantidadeSolicitada: '1' }
    expect(totalDosItens([item, item, item]).toString()).toBe('1')
    expect(totalDosItens([]).toString()).toBe('0')
    const grande = { valorUnitario: '12345678901.2345678901', quantidadeSolicitada: '1' }
    expect(totalDosItens([grande, { valorUnitario: '0.1', quantidadeSolicitada: '3' }]).toFixed(2)).toBe(
      '12345678901.53',
    )
  })
})

describe('correção', () => {
  it.each([
    ['AN', null],
    ['A', 'ITEM_JA_ANALISADO'],
    ['N', 'ITEM_JA_ANALISADO'],
  ] as const)('API-02 a product with status %s → %s', (status, esperado) => {
    expect(impedimentoDaCorrecao({ status })).toBe(esperado)
  })

  const quantidade = { qtd_solicitada: MENSAGENS.quantidadeInvalida }
  const obs = { obs: MENSAGENS.observacaoObrigatoria }
  const nota = { origem: 'NOTA', quantidadeComprada: '10.0000' } as const
  const avulso = { origem: 'AVULSO', quantidadeComprada: '0' } as const
  it.each([
    ['all that was bought', nota, { quantidade: 10, motivo: null, observacao: null }, {}],
    ['a fraction', nota, { quantidade: 0.0001, motivo: null, observacao: null }, {}],
    ['more than bought', nota, { quantidade: 10.0001, motivo: null, observacao: null }, quantidade],
    ['nothing', nota, { quantidade: 0, motivo: null, observacao: null }, quantidade],
    ['a loose one has no limit', avulso, { quantidade: 99, motivo: null, observacao: null }, {}],
    ['a loose one of nothing', avulso, { quantidade: 0, motivo: null, observacao: null }, quantidade],
    ['reason wants no text', nota, { quantidade: 1, motivo: { informa: false }, observacao: '' }, {}],
    ['reason wants a text', nota, { quantidade: 1, motivo: { informa: true }, observacao: '' }, obs],
    ['reason has its text', nota, { quantidade: 1, motivo: { informa: true }, observacao: 'rasgado' }, {}],
    [
      'both wrong',
      nota,
      { quantidade: 11, motivo: { informa: true }, observacao: null },
      { ...quantidade, ...obs },
    ],
  ])('NOV-11 %s', (_caso, item, correcao, esperado) => {
    expect(problemasDaCorrecao(item, correcao)).toEqual(esperado)
  })
})
