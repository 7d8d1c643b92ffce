import { describe, expect, it } from 'vitest'
import { type Criterio, dizerCriterio } from './criterio.ts'

const LIQUIDO: Criterio = {
  data: 'PEDIDO',
  comSt: false,
  comIpi: false,
  comEncargos: false,
  comBonificacao: false,
  descontaDevolucoes: true,
  minimoPositivacao: '0',
}

describe('GES-01 o que de uma venda conta', () => {
  it.each([
    [{}, 'Pela data do pedido, sem ST, IPI, frete e bonificação, descontadas as devoluções.'],
    [
      { data: 'NOTA', comSt: true, comIpi: true, descontaDevolucoes: false },
      'Pela data do faturamento, com ST e IPI, sem frete e bonificação, sem descontar devoluções.',
    ],
    [
      { comSt: true, comIpi: true, comEncargos: true, comBonificacao: true },
      'Pela data do pedido, com ST, IPI, frete e bonificação, descontadas as devoluções.',
    ],
  ] as const)('GES-01 o critério se diz: %o', (mudanca, frase) => {
    expect(dizerCriterio({ ...LIQUIDO, ...mudanca })).toBe(frase)
  })
})
