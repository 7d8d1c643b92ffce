import { describe, expect, it } from 'vitest'
import { destacar, termosDoAssunto, trechoDoTexto } from './termos.ts'

it.each([
  ['Produto avariado na entrega', ['produto', 'avariado', 'entrega']],
  ['Bom dia, preciso da segunda via do boleto, por favor', ['segunda', 'via', 'boleto']],
  ['Devolução DEVOLUÇÃO devolucao', ['devolucao']],
  ['CFOP 5.202 ou 6.202?', ['cfop', '5202', '6202']],
  ['Não', []],
  ['', []],
  ["boleto' & !(nota:*) \\ ①½ŉ", ['boleto', 'nota']],
  [
    'um dois três quatro cinco seis sete oito nove dez',
    ['dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'],
  ],
])('FAQ-01 %j → %j', (assunto, termos) => {
  expect(termosDoAssunto(assunto)).toEqual(termos)
})

const marcar = (texto: string, termo: string) =>
  destacar(texto, termosDoAssunto(termo))
    .map(({ texto: parte, destaque }) => (destaque ? `[${parte}]` : parte))
    .join('')

describe('destacar', () => {
  it.each([
    ['Como abrir uma devolução', 'devolucoes', 'Como abrir uma [devolução]'],
    ['Produto avariado, caixa amassada', 'avaria', 'Produto [avariado], caixa amassada'],
    ['Nota fiscal', 'NF', 'Nota fiscal'],
    ['A NF saiu', 'nf', 'A [NF] saiu'],
    ['Nada aqui', '', 'Nada aqui'],
    ['ação', 'acao', '[ação]'],
  ])('FAQ-01 %j com %j', (texto, termo, esperado) => {
    expect(marcar(texto, termo)).toBe(esperado)
  })
})

describe('trechoDoTexto', () => {
  const longo = `${'Começo sem nada do que se procura. '.repeat(10)}Depois vem o boleto vencido. ${'Fim. '.repeat(60)}`

  it('FAQ-01 um texto curto vem inteiro, numa linha', () => {
    expect(trechoDoTexto('Uma linha.\n\nOutra.', ['outra'])).toBe('Uma linha. Outra.')
  })

  it('FAQ-01 mostra o que se procurou, cortado entre palavras', () => {
    const trecho = trechoDoTexto(longo, ['boleto'])
    expect(trecho).toMatch(/^…\S/)
    expect(trecho).toContain('boleto vencido')
    expect(trecho).toMatch(/\S…$/)
    expect(trecho.length).toBeLessThanOrEqual(182)
  })

  it('FAQ-01 sem o que destacar, começa do começo', () => {
    expect(trechoDoTexto(longo, ['xis'])).toMatch(/^Começo/)
  })

  it('FAQ-01 uma palavra sem fim também se corta', () => {
    expect(trechoDoTexto('a'.repeat(500), [])).toHaveLength(181)
  })
})
