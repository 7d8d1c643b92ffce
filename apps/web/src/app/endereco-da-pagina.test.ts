import { describe, expect, it } from 'vitest'
import { enderecoComItem } from '../platform/listas/endereco-da-lista.ts'
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

  it.each([
    [1, '1', 1],
    [1, '0', undefined],
    [0, '0', 0],
    [1, '-1', undefined],
    [1, 'x', undefined],
    [1, undefined, undefined],
  ])('a linha que se mostra é um número a partir de %i: %j', (menor, item, esperado) => {
    expect(enderecoComItem(menor)({ item, termo: 'a' })).toEqual({
      termo: 'a',
      ...(esperado !== undefined && { item: esperado }),
    })
  })

  it('um nome perigoso é só um nome', () => {
    expect(Object.getPrototypeOf(lerEndereco('?__proto__=x&constructor=y'))).toBe(Object.prototype)
    expect(lerEndereco('?constructor=y')).toEqual({ constructor: 'y' })
  })
})
