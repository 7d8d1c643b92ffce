import { describe, expect, it } from 'vitest'
import { nomeDoSino, textoDoContador } from './contador.ts'

describe('AVI-01 contador de avisos', () => {
  it.each([
    [0, '', 'Avisos: nenhum não lido'],
    [1, '1', 'Avisos: 1 não lido'],
    [3, '3', 'Avisos: 3 não lidos'],
    [9, '9', 'Avisos: 9 não lidos'],
    [10, '9+', 'Avisos: 10 não lidos'],
    [250, '9+', 'Avisos: 250 não lidos'],
  ])('AVI-01 %i no sino é %j e se chama %j', (quantidade, texto, nome) => {
    expect([textoDoContador(quantidade), nomeDoSino(quantidade)]).toEqual([texto, nome])
  })

  it('AVI-01 antes de saber quantos, só diz o que é', () => {
    expect(nomeDoSino(undefined)).toBe('Avisos')
  })
})
