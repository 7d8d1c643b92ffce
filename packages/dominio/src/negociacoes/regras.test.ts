import { describe, expect, it } from 'vitest'
import { MENSAGENS } from '../mensagens.ts'
import { mesmaProposta, problemasDaNegociacao, problemasDaProposta, situacaoDaNegociacao } from './regras.ts'
import { resumoDaNegociacao } from './resumo.ts'

const PEDIDA = {
  alvo: 'PRODUTO',
  idProd: 7,
  marca: null,
  categoria: null,
  tipo: 'PRECO',
  preco: 11.5,
  percentual: null,
  minimo: 10,
  quantidadeAte: 100,
  inicio: '2026-03-10',
  fim: '2026-03-31',
} as const
const regras = { hoje: '2026-03-10', diasMaximo: 90 }

it.each([
  ['serve', {}, {}],
  ['sem produto', { idProd: null }, { idProd: MENSAGENS.obrigatorio }],
  ['marca sem nome', { alvo: 'MARCA', tipo: 'PERCENTUAL', percentual: 5 }, { marca: MENSAGENS.obrigatorio }],
  [
    'preço para uma marca',
    { alvo: 'MARCA', marca: 'Serra' },
    { tipo: expect.stringContaining('percentual') },
  ],
  ['preço zero', { preco: 0 }, { preco: MENSAGENS.invalido }],
  ['preço com casas demais', { preco: 1.00001 }, { preco: MENSAGENS.invalido }],
  ['cem por cento', { tipo: 'PERCENTUAL', percentual: 100 }, { percentual: MENSAGENS.invalido }],
  ['nada a vender', { quantidadeAte: 0, minimo: 0 }, { quantidadeAte: MENSAGENS.quantidadeInvalida }],
  ['mínimo além do total', { minimo: 101 }, { minimo: expect.any(String) }],
  ['fim antes do início', { fim: '2026-03-09' }, { fim: 'O fim vem depois do início.' }],
  ['já passou', { inicio: '2026-02-01', fim: '2026-02-02' }, { fim: 'Este período já passou.' }],
  ['tempo demais', { fim: '2026-12-31' }, { fim: 'Uma negociação vale no máximo 90 dias.' }],
])('GES-03 pedir uma negociação: %s', (_caso, outros, problemas) => {
  expect(problemasDaNegociacao({ ...PEDIDA, ...outros } as never, regras)).toEqual(problemas)
})

describe('GES-03 a outra proposta nunca dá mais do que se pediu', () => {
  const proposta = {
    tipo: 'PRECO',
    preco: 11.9,
    percentual: null,
    quantidadeAte: 50,
    fim: '2026-03-20',
  } as const
  it.each([
    ['menos serve', {}, {}],
    ['preço menor que o pedido', { preco: 11.49 }, { 'proposta.preco': 'Passa do que foi pedido.' }],
    ['mais quantidade', { quantidadeAte: 101 }, { 'proposta.quantidadeAte': 'Passa do que foi pedido.' }],
    ['por mais tempo', { fim: '2026-04-01' }, { 'proposta.fim': 'Passa do que foi pedido.' }],
    [
      'menos que a menor quantidade',
      { quantidadeAte: 9 },
      { 'proposta.quantidadeAte': MENSAGENS.quantidadeInvalida },
    ],
    ['de outro tipo', { tipo: 'PERCENTUAL', percentual: 5 }, { 'proposta.tipo': MENSAGENS.invalido }],
    ['sem preço', { preco: null }, { 'proposta.preco': MENSAGENS.invalido }],
    ['acaba antes de começar', { fim: '2026-03-09' }, { 'proposta.fim': MENSAGENS.dataInvalida }],
  ])('%s', (_caso, outros, problemas) => {
    expect(problemasDaProposta(PEDIDA, { ...proposta, ...outros } as never)).toEqual(problemas)
  })
})

it.each([
  ['a mesma', {}, true],
  ['outro preço', { preco: 11.6 }, false],
  ['outro percentual', { percentual: 5 }, false],
  ['outra quantidade', { quantidadeAte: 99 }, false],
  ['outro fim', { fim: '2026-03-30' }, false],
])('GES-03 a proposta é a que se pediu: %s', (_caso, outros, mesma) => {
  const { preco, percentual, quantidadeAte, fim } = PEDIDA
  const pedida = { tipo: 'PRECO', preco, percentual, quantidadeAte, fim } as const
  expect(mesmaProposta(pedida, { ...pedida, ...outros })).toBe(mesma)
})

it.each([
  ['PENDENTE', { autorizadaEm: null, aberta: true }],
  ['NEGADA', { autorizadaEm: null }],
  ['VIGENTE', {}],
  ['FUTURA', { inicio: '2026-03-11' }],
  ['VENCIDA', { inicio: '2026-01-01', fim: '2026-03-09' }],
  ['ESGOTADA', { restante: 0 }],
  ['ENCERRADA', { encerradaEm: new Date(0) }],
])('GES-03 a situação de uma negociação: %s', (situacao, outros) => {
  const estado = {
    autorizadaEm: new Date(0),
    encerradaEm: null,
    aberta: false,
    inicio: '2026-03-01',
    fim: '2026-03-31',
    restante: 5,
  }
  expect(situacaoDaNegociacao({ ...estado, ...outros }, '2026-03-10')).toBe(situacao)
})

it('GES-03 o pedido em uma frase', () => {
  const frase = resumoDaNegociacao({ ...PEDIDA, nome: 'Café', precoTabela: 14 })
  expect(frase.replaceAll('\u00A0', ' ')).toBe(
    'Café a R$ 11,50 (tabela R$ 14,00), até 100 un., até 31/03/2026',
  )
})
