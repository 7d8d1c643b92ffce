import { describe, expect, it } from 'vitest'
import { lancarCustos } from './controladoria.ts'

const CONTEXTO = { disponiveis: new Set([1, 2]), lancado: '0', limite: 2000, casasDoDinheiro: 2 }

describe('lancarCustos', () => {
  it('TIC-12 guarda em centavos, sem observação vazia', () => {
    const custos = [
      { custo_id: 1, valor: 0.1, observacao: '' },
      { custo_id: 2, valor: 1234.5, observacao: 'Frete' },
    ]
    expect(lancarCustos(custos, CONTEXTO)).toEqual({
      custos: [
        { custoId: 1, valor: '0.10', observacao: null },
        { custoId: 2, valor: '1234.50', observacao: 'Frete' },
      ],
    })
    expect(lancarCustos([], CONTEXTO)).toEqual({ custos: [] })
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
    ['SEG-05 sem valor', { custo_id: 2, valor: 0 }, 'valor', 'Informe um valor maior que zero.'],
    ['SEG-05 negativo', { custo_id: 2, valor: -5 }, 'valor', 'Informe um valor maior que zero.'],
    [
      'SEG-05 mais do que o limite, com o que veio antes na lista',
      { custo_id: 2, valor: 1998.01 },
      'valor',
      'Os custos deste ticket somariam R$\u00a02.000,01, e o limite da filial é R$\u00a02.000,00.',
    ],
  ])('TIC-12 recusa: %s', (_caso, custo, nome, mensagem) => {
    expect(lancarCustos([{ custo_id: 1, valor: 2 }, custo], CONTEXTO)).toEqual({
      campos: { [`controladoria.custos.1.${nome}`]: mensagem },
    })
  })

  it('SEG-05 o que já foi lançado conta, e o limite inteiro pode ser usado', () => {
    const lancar = (lancado: string) => lancarCustos([{ custo_id: 1, valor: 500 }], { ...CONTEXTO, lancado })
    expect(lancar('1500.00')).toHaveProperty('custos')
    expect(lancar('1500.01')).toEqual({
      campos: {
        'controladoria.custos.0.valor':
          'Os custos deste ticket somariam R$\u00a02.000,01, e o limite da filial é R$\u00a02.000,00.',
      },
    })
  })
})
