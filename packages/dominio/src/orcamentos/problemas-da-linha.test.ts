import { describe, expect, it } from 'vitest'
import { campanha, percentual } from '../../test/campanha.ts'
import { LINHA, OPERACAO, PRECO, PRODUTO } from '../../test/orcamento.ts'
import type { LinhaDigitada } from './edicao.ts'
import { precificarItem } from './precificar.ts'
import { avisoDoDesconto, descontoDado, problemasDaLinha } from './problemas-da-linha.ts'
import type { ProdutoNoEditor } from './produto-no-editor.ts'

const REGRAS = {
  tamanhoQuantidadeOrcamento: 4,
  permitePrecoDigitado: true,
  descontoAcimaDoLimite: 'RECUSA',
  validacaoPreco: 'BRUTO',
  descontoMaximo: 5,
} as const
const DE_SEIS_EM_SEIS: ProdutoNoEditor = {
  ...PRODUTO,
  embalagens: [{ id: 1, unidade: 'CX', fator_conversao: 12, multiplo: 6, minimo: 12 }],
}
const SEM_PRECO: ProdutoNoEditor = { ...PRODUTO, precos: [{ ...PRECO, valor: null }] }
const INDISPONIVEL = { idProd: 'Produto não disponível' }

it.each([
  ['serve', {}, PRODUTO, {}, {}],
  ['produto que não se conhece', {}, undefined, {}, INDISPONIVEL],
  ['embalagem de outro produto', { idEmb: 99 }, PRODUTO, {}, INDISPONIVEL],
  ['a tabela não tem preço', {}, SEM_PRECO, {}, INDISPONIVEL],
  ['GER-20 abaixo do mínimo', { qtde: 6 }, DE_SEIS_EM_SEIS, {}, { qtde: 'Qtde mínima não atingida (12)' }],
  ['GER-20 de 6 em 6', { qtde: 13 }, DE_SEIS_EM_SEIS, {}, { qtde: 'Este item é vendido de 6 em 6' }],
  [
    'GER-20 algarismos demais',
    { qtde: 10_000 },
    PRODUTO,
    {},
    { qtde: 'Quantidade inválida. Verifique a quantidade adicionada.' },
  ],
  ['GER-20 mais algarismos, onde se pode', { qtde: 10_000 }, PRODUTO, { tamanhoQuantidadeOrcamento: 5 }, {}],
  [
    'preço digitado onde não se digita',
    { precoDigitado: 10 },
    PRODUTO,
    { permitePrecoDigitado: false },
    { precoDigitado: 'Você não pode digitar preços.' },
  ],
  ['no limite do desconto', { desconto: 5 }, PRODUTO, {}, {}],
  [
    'além do limite',
    { desconto: 6.5 },
    PRODUTO,
    {},
    { desconto: 'Desconto de 6,5% acima dos 5% que você pode dar' },
  ],
  [
    'além do limite, pelo preço',
    { precoDigitado: 9 },
    PRODUTO,
    {},
    { precoDigitado: 'Desconto de 10% acima dos 5% que você pode dar' },
  ],
  [
    'além do limite, onde só bloqueia o pedido',
    { desconto: 50 },
    PRODUTO,
    { descontoAcimaDoLimite: 'BLOQUEIA' },
    {},
  ],
] as const)('VEN-02 %s', (_caso, linha, produto, regras, problemas) => {
  const digitada = { ...LINHA, ...linha }
  const precificada = precificarItem(digitada, produto, OPERACAO)
  expect(problemasDaLinha(digitada, produto, precificada, { ...REGRAS, ...regras })).toEqual(problemas)
})

describe('PAR-03 o que quem vende deu', () => {
  const PROMOCAO = campanha(3, percentual(10), { nome: 'Semana' })
  const COM_PROMOCAO = { ...PRODUTO, precos: [{ ...PRECO, promocoes: [PROMOCAO] }] }
  it.each([
    ['só a promoção não é dele', {}, 'BRUTO', 0],
    ['BRUTO, da tabela', { desconto: 19 }, 'BRUTO', 19],
    ['LIQUIDO, do preço já promovido', { desconto: 19 }, 'LIQUIDO', 10],
    ['menos que a promoção não vale', { desconto: 5 }, 'BRUTO', 0],
    ['acima da tabela nada deu', { precoDigitado: 12 }, 'BRUTO', 0],
    ['a bonificação se conta à parte', { desconto: 19, bonificado: true }, 'BRUTO', 0],
  ] as const)('%s', (_caso, linha, validacao, dado) => {
    const digitada: LinhaDigitada = { ...LINHA, ...linha }
    const precificada = precificarItem(digitada, COM_PROMOCAO, OPERACAO)
    expect(precificada && descontoDado(digitada, precificada, validacao)).toBe(dado)
  })
})

it('PAR-01 o desconto se mede do preço da tabela, ou do já promovido, como a filial diz', () => {
  const promovido = {
    ...PRODUTO,
    precos: [{ ...PRECO, promocoes: [campanha(3, percentual(10), { nome: 'Semana' })] }],
  }
  const digitada: LinhaDigitada = { ...LINHA, desconto: 14 }
  const precificada = precificarItem(digitada, promovido, OPERACAO)
  const problemas = (regras: typeof REGRAS | object) =>
    problemasDaLinha(digitada, promovido, precificada, { ...REGRAS, ...regras })
  expect(problemas({})).toEqual({ desconto: 'Desconto de 14% acima dos 5% que você pode dar' })
  expect(problemas({ validacaoPreco: 'LIQUIDO' })).toEqual({})
})

describe('VEN-02 o que a linha dá além do limite, dito enquanto se digita', () => {
  const BLOQUEIA = { ...REGRAS, descontoAcimaDoLimite: 'BLOQUEIA' } as const
  it.each([
    ['no limite', { desconto: 5 }, BLOQUEIA, null],
    [
      'além',
      { desconto: 5.01 },
      BLOQUEIA,
      { campo: 'desconto', texto: 'Desconto de 5,01% acima do limite de 5%' },
    ],
    [
      'pelo preço',
      { precoDigitado: 9 },
      BLOQUEIA,
      { campo: 'precoDigitado', texto: 'Desconto de 10% acima do limite de 5%' },
    ],
    ['onde se recusa, a recusa basta', { desconto: 50 }, REGRAS, null],
    ['a bonificação se conta à parte', { desconto: 50, bonificado: true }, BLOQUEIA, null],
  ] as const)('%s', (_caso, campos, regras, esperado) => {
    const digitada: LinhaDigitada = { ...LINHA, ...campos }
    expect(avisoDoDesconto(digitada, precificarItem(digitada, PRODUTO, OPERACAO), regras)).toEqual(esperado)
  })
  it('o que não se vende não dá nada', () => expect(avisoDoDesconto(LINHA, null, BLOQUEIA)).toBeNull())
  it('a tabela do cliente é de onde se mede', () => {
    const naRede = { ...PRODUTO, precos: [{ ...PRECO, valor: 8.8, referencia: 10 }] }
    const digitada = { ...LINHA, desconto: 5 }
    expect(avisoDoDesconto(digitada, precificarItem(digitada, naRede, OPERACAO), BLOQUEIA)?.texto).toBe(
      'Desconto de 16,4% acima do limite de 5%',
    )
    const maisCara = { ...PRODUTO, precos: [{ ...PRECO, valor: 11, referencia: 10 }] }
    expect(avisoDoDesconto(digitada, precificarItem(digitada, maisCara, OPERACAO), BLOQUEIA)).toBeNull()
  })
})
