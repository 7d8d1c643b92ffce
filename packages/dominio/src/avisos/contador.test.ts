import { describe, expect, it } from 'vitest'
import { nomeDoSino, textoComOutros, textoDoContador } from './contador.ts'

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

  it.each([
    [0, 'Cadastro 7.'],
    [1, 'Cadastro 7. E mais 1 aviso.'],
    [2, 'Cadastro 7. E mais 2 avisos.'],
  ])('AVI-01 o último, com outros %i que chegaram juntos', (outros, texto) => {
    expect(textoComOutros('Cadastro 7.', outros)).toBe(texto)
  })

  it('AVI-01 antes de saber quantos, só diz o que é', () => {
    expect(nomeDoSino(undefined)).toBe('Avisos')
  })
})
