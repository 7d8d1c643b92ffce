import { expect, it } from 'vitest'
import { formatarContagem, formatarParte, formatarTotal } from './contagem.ts'
import { formatarNumero } from './dinheiro.ts'

it.each([0, 1, 999, 1_000, 1_234_567, -1_500, 1.5, 1_234.5])(
  'GER-02 %d conta-se como se escreve',
  (valor) => {
    expect(formatarContagem(valor)).toBe(formatarNumero(valor))
  },
)

it('MES-09 o total que parou num limite diz que há mais', () => {
  expect(formatarTotal({ total: 1_000, totalExato: true })).toBe('1.000')
  expect(formatarTotal({ total: 1_000, totalExato: false })).toBe('1.000+')
})

it.each([
  [1_234, 2_000, 2, '61,70%'],
  [0, 7, 0, '0%'],
  [1, 3, 1, '33,3%'],
])('GER-02 %d de %d são a parte, com as casas do parâmetro', (parte, total, casas, texto) => {
  expect(formatarParte(parte, total, casas)).toBe(texto)
})
