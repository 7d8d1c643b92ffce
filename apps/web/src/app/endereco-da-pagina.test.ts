import { describe, expect, it } from 'vitest'
import { escreverEndereco, lerEndereco } from './endereco-da-pagina.ts'

describe('o que o endereço carrega', () => {
  it.each([
    ['', {}],
    ['?termo=123', { termo: '123' }],
    ['?termo=true&q=%22a%22', { termo: 'true', q: '"a"' }],
    ['?status=1&status=2&status=3', { status: ['1', '2', '3'] }],
    ['?termo=caf%C3%A9+preto', { termo: 'café preto' }],
  ])('lê %s sem adivinhar tipos', (texto, esperado) => {
    expect(lerEndereco(texto)).toEqual(esperado)
    expect(lerEndereco(escreverEndereco(esperado))).toEqual(esperado)
  })

  it('não escreve o que está vazio', () => {
    expect(escreverEndereco({ q: '', tipo: null, setor: undefined, status: [], page: 2 })).toBe('?page=2')
  })

  it('um nome perigoso é só um nome', () => {
    expect(Object.getPrototypeOf(lerEndereco('?__proto__=x&constructor=y'))).toBe(Object.prototype)
    expect(lerEndereco('?constructor=y')).toEqual({ constructor: 'y' })
  })
})
