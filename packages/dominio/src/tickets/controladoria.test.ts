import { describe, expect, it } from 'vitest'
import { lancarCustos } from './controladoria.ts'

const DISPONIVEIS = new Set([1, 2])

describe('lancarCustos', () => {
  it('TIC-12 guarda em centavos, sem observação vazia', () => {
    const custos = [
      { custo_id: 1, valor: 0.1, observacao: '' },
      { custo_id: 2, valor: 1234.5, observacao: 'Frete' },
    ]
    expect(lancarCustos(custos, DISPONIVEIS)).toEqual({
      custos: [
        { custoId: 1, valor: '0.10', observacao: null },
        { custoId: 2, valor: '1234.50', observacao: 'Frete' },
      ],
    })
    expect(lancarCustos([], DISPONIVEIS)).toEqual({ custos: [] })
  })

  it.each([
    ['custo desconhecido', { custo_id: 9, valor: 1 }, 'custo_id', 'Este custo não está mais em uso.'],
    [
      'custo repetido',
      { custo_id: 1, valor: 1 },
      'custo_id',
      'Este custo já está na lista: some os valores em uma linha.',
    ],
    [
      'fração de centavo',
      { custo_id: 2, valor: 0.125 },
      'valor',
      'Informe o valor com até duas casas decimais.',
    ],
  ])('TIC-12 recusa: %s', (_caso, custo, nome, mensagem) => {
    expect(lancarCustos([{ custo_id: 1, valor: 2 }, custo], DISPONIVEIS)).toEqual({
      campos: { [`controladoria.custos.1.${nome}`]: mensagem },
    })
  })
})
