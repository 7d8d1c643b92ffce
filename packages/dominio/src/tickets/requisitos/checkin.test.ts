import { describe, expect, it } from 'vitest'
import { conferirRecebimento } from './checkin.ts'

const PRODUTOS = [
  { id: 1, autorizada: '5.0000' },
  { id: 2, autorizada: '0.3' },
  { id: 3, autorizada: '0' },
]
const tudo = [
  { id: 1, qtd_recebida: 5 },
  { id: 2, qtd_recebida: 0.3 },
]

describe('conferirRecebimento', () => {
  it.each<[string, typeof tudo, string[]]>([
    ['veio tudo', tudo, []],
    [
      'veio menos',
      [{ id: 1, qtd_recebida: 4, obs: 'Caixa aberta' }, tudo[1]],
      ['DIVERGENCIA_NO_RECEBIMENTO'],
    ],
    ['não veio nada', [{ id: 1, qtd_recebida: 0, obs: 'Não veio' }, tudo[1]], ['DIVERGENCIA_NO_RECEBIMENTO']],
    ['veio tudo, com observação', [{ id: 1, qtd_recebida: 5, obs: 'Sem caixa' }, tudo[1]], []],
  ] as [string, typeof tudo, string[]][])('TIC-11 %s', (_caso, respostas, fatos) => {
    const conferido = conferirRecebimento(PRODUTOS, respostas)
    if ('campos' in conferido) expect.fail(JSON.stringify(conferido.campos))
    expect([...conferido.fatos]).toEqual(fatos)
  })

  it.each([
    [
      'mais do que o autorizado',
      [{ id: 1, qtd_recebida: 5.5, obs: 'Veio a mais' }, tudo[1]],
      { 'checkin.0.qtd_recebida': 'O autorizado é 5: o que veio a mais não entra neste ticket.' },
    ],
    [
      'diferença sem explicação',
      [{ id: 1, qtd_recebida: 4, obs: '' }, tudo[1]],
      { 'checkin.0.obs': 'Diga por que o recebido é diferente do autorizado.' },
    ],
    ['produto sem contagem', [tudo[0]], { checkin: 'Falta a resposta de 1 produto.' }],
    [
      'produto que não foi autorizado',
      [...tudo, { id: 3, qtd_recebida: 0 }],
      { 'checkin.2.id': 'Este produto não faz parte do que se pede.' },
    ],
    ['produto contado duas vezes', [...tudo, tudo[0]], { 'checkin.2.id': 'Este produto já foi respondido.' }],
  ])('TIC-11 recusa: %s', (_caso, respostas, campos) => {
    expect(conferirRecebimento(PRODUTOS, respostas as typeof tudo)).toEqual({ campos })
  })
})
