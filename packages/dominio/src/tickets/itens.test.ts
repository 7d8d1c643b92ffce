import { describe, expect, it } from 'vitest'
import { MENSAGENS } from '../mensagens.ts'
import { conferirCorrecoes, totalDoItem, totalDosItens } from './itens.ts'

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

describe('conferirCorrecoes', () => {
  const item = {
    id: 7,
    status: 'AN',
    origem: 'NOTA',
    quantidadeComprada: '10.0000',
    motivoId: 1,
    observacao: 'caixa aberta',
  } as const
  const avulso = { ...item, id: 8, origem: 'AVULSO', quantidadeComprada: '0' } as const
  const motivos = [
    { id: 1, informa: false, ativo: true },
    { id: 2, informa: true, ativo: true },
    { id: 3, informa: false, ativo: false },
  ]
  const conferir = (...pedidos: Parameters<typeof conferirCorrecoes>[0]) =>
    conferirCorrecoes(pedidos, [item, avulso, { ...item, id: 9, status: 'A' }], motivos)

  it('API-02 what was not sent stays; an empty observation is taken away', () => {
    expect(conferir({ id: 7, qtd_solicitada: 0.5 })).toEqual({
      correcoes: [{ item, quantidadeSolicitada: '0.5', motivoId: 1, observacao: 'caixa aberta' }],
    })
    expect(conferir({ id: 7, qtd_solicitada: 10, obs: '' })).toMatchObject({
      correcoes: [{ observacao: null }],
    })
    const outra = { id: 7, qtd_solicitada: 10, motivo_id: 2, obs: 'rasgada' }
    expect(conferir(outra)).toMatchObject({ correcoes: [{ motivoId: 2, observacao: 'rasgada' }] })
  })

  it.each([
    [
      'more than bought',
      { id: 7, qtd_solicitada: 10.0001 },
      { qtd_solicitada: MENSAGENS.quantidadeInvalida },
    ],
    ['nothing', { id: 7, qtd_solicitada: 0 }, { qtd_solicitada: MENSAGENS.quantidadeInvalida }],
    [
      'nothing of a loose one',
      { id: 8, qtd_solicitada: 0 },
      { qtd_solicitada: MENSAGENS.quantidadeInvalida },
    ],
    [
      'a reason without its text',
      { id: 7, qtd_solicitada: 1, motivo_id: 2, obs: '' },
      { obs: MENSAGENS.observacaoObrigatoria },
    ],
    ['a reason out of use', { id: 7, qtd_solicitada: 1, motivo_id: 3 }, { motivo_id: MENSAGENS.invalido }],
    ['an unknown reason', { id: 7, qtd_solicitada: 1, motivo_id: 99 }, { motivo_id: MENSAGENS.invalido }],
    [
      'no reason any more',
      { id: 7, qtd_solicitada: 1, motivo_id: null },
      { motivo_id: MENSAGENS.motivoObrigatorio },
    ],
    ['a product of another ticket', { id: 99, qtd_solicitada: 1 }, { id: MENSAGENS.invalido }],
  ])('NOV-11 %s', (_caso, pedido, problemas) => {
    const campos = Object.fromEntries(
      Object.entries(problemas).map(([campo, texto]) => [`itens.0.${campo}`, texto]),
    )
    expect(conferir(pedido)).toEqual({ erro: 'CAMPOS_INVALIDOS', campos })
  })

  it('NOV-11 a reason that went out of use stays with the product that has it, said again or not', () => {
    const antigo = { ...item, motivoId: 3 }
    for (const pedido of [{}, { motivo_id: 3 }])
      expect(conferirCorrecoes([{ id: 7, qtd_solicitada: 2, ...pedido }], [antigo], motivos)).toMatchObject({
        correcoes: [{ motivoId: 3, quantidadeSolicitada: '2' }],
      })
  })

  it('NOV-11 a loose product has no limit', () => {
    expect(conferir({ id: 8, qtd_solicitada: 999 })).toHaveProperty('correcoes')
  })

  it('API-02 what was answered is not corrected, and nothing is corrected twice', () => {
    expect(conferir({ id: 9, qtd_solicitada: 1 })).toEqual({ erro: 'ITEM_JA_ANALISADO' })
    const duas = conferir({ id: 7, qtd_solicitada: 1 }, { id: 7, qtd_solicitada: 2 })
    expect(duas).toEqual({ erro: 'CAMPOS_INVALIDOS', campos: { 'itens.1.id': MENSAGENS.invalido } })
  })
})
