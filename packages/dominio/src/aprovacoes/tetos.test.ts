import { describe, expect, it } from 'vitest'
import { dizerTetos, problemasDosTetos, type Teto, tetosQueValem } from './tetos.ts'

const PEDIDOS: Teto[] = [
  { chave: 'PRECO', pedido: 12 },
  { chave: 'CONTA_CORRENTE', pedido: 500 },
]

describe('GES-03 aprovar até um tanto', () => {
  it.each([
    ['menos', 8, {}],
    ['o mesmo que se pediu', 12, {}],
    ['mais do que se pediu', 12.01, { 'tetos.1.ate': 'Passa do que foi pedido.' }],
    ['nada', 0, { 'tetos.1.ate': 'Valor inválido' }],
    ['com casas demais', 8.001, { 'tetos.1.ate': 'Valor inválido' }],
  ])('GES-03 %s', (_caso, ate, esperado) => {
    const respondidos = [
      { chave: 'CONTA_CORRENTE', ate: 300 },
      { chave: 'PRECO', ate },
    ] as const
    const campos = problemasDosTetos(PEDIDOS, respondidos)
    expect(Object.keys(campos)).toEqual(Object.keys(esperado))
    if (ate > 12) expect(campos).toEqual(esperado)
  })

  it('GES-03 só se limita o que se pediu', () => {
    expect(Object.keys(problemasDosTetos(PEDIDOS, [{ chave: 'GERAL', ate: 1 }]))).toEqual(['tetos.0.ate'])
  })

  it('GES-03 o que vale é o que ficou abaixo do pedido, e se diz por extenso', () => {
    expect(tetosQueValem(PEDIDOS, [{ chave: 'PRECO', ate: 12 }])).toBeNull()
    const tetos = tetosQueValem(PEDIDOS, [
      { chave: 'PRECO', ate: 8.5 },
      { chave: 'CONTA_CORRENTE', ate: 300 },
    ])
    expect(tetos).toEqual({ PRECO: 8.5, CONTA_CORRENTE: 300 })
    expect(dizerTetos(tetos ?? {}).replace(/\s/g, ' ')).toBe(
      'Desconto até 8,5%. Além da conta corrente, até R$ 300,00',
    )
    expect(dizerTetos({ GERAL: 90 }).replace(/\s/g, ' ')).toBe('O que vai no lugar, até R$ 90,00')
  })
})
