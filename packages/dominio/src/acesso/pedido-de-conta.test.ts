import { describe, expect, it } from 'vitest'
import { cabeMensagem, inicioDaContagemDeMensagens, pedidoDeContaVale } from './pedido-de-conta.ts'

const agora = new Date('2026-11-15T12:00:00Z')
const em = (segundos: number) => new Date(agora.getTime() + segundos * 1000)

describe('SEG-01 pedido de conta', () => {
  it.each([
    { caso: 'recém-feito', expiraEm: em(60), tentativas: 0, vale: true },
    { caso: 'na última tentativa', expiraEm: em(1), tentativas: 4, vale: true },
    { caso: 'sem mais tentativas', expiraEm: em(60), tentativas: 5, vale: false },
    { caso: 'no instante em que vence', expiraEm: em(0), tentativas: 0, vale: false },
    { caso: 'vencido', expiraEm: em(-1), tentativas: 0, vale: false },
  ])('SEG-01 $caso: $vale', ({ expiraEm, tentativas, vale }) => {
    expect(pedidoDeContaVale({ expiraEm, tentativas }, agora)).toBe(vale)
  })

  it('SEG-01 três mensagens por hora, e nenhuma a mais', () => {
    expect([1, 3, 4].map(cabeMensagem)).toEqual([true, true, false])
    expect(inicioDaContagemDeMensagens(agora)).toEqual(em(-3600))
  })
})
