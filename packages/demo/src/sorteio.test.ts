import { describe, expect, it } from 'vitest'
import { criarSorteio } from './sorteio.ts'

const lista = Array.from({ length: 50 }, (_, i) => i)
const amostra = (nome: string) => {
  const sorteio = criarSorteio(nome)
  return lista.map(() => sorteio.inteiro(0, 1_000_000))
}

describe('sorteio', () => {
  it('a mesma semente dá sempre os mesmos números', () => {
    expect(amostra('aurora/clientes')).toEqual(amostra('aurora/clientes'))
    // Written down once: another machine or version must draw the same.
    expect(amostra('aurora/clientes').slice(0, 3)).toEqual([431605, 598031, 728276])
  })

  it('sementes parecidas dão números diferentes', () => {
    const [a, b] = [amostra('aurora/clientes'), amostra('aurora/cliente')]
    expect(a.filter((numero) => b.includes(numero))).toHaveLength(0)
  })

  it('inteiro alcança os dois extremos e não passa deles', () => {
    const sorteio = criarSorteio('dado')
    const faces = new Set(Array.from({ length: 500 }, () => sorteio.inteiro(1, 6)))
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it.each([
    [3, 3],
    [80, 50],
  ])('varios(%i) não repete e não inventa', (quantos, esperado) => {
    const sorteados = criarSorteio('varios').varios(lista, quantos)
    expect(new Set(sorteados).size).toBe(esperado)
    expect(lista).toEqual(expect.arrayContaining(sorteados))
  })

  it('sortear do vazio é defeito, não um valor qualquer', () => {
    expect(() => criarSorteio('vazio').um([])).toThrow('nothing to draw from')
  })
})
