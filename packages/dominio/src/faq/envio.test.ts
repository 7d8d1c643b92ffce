import { describe, expect, it } from 'vitest'
import { artigosCitados, citacaoDoArtigo } from './envio.ts'

describe('MES-05 artigos em uma mensagem', () => {
  it.each([
    ['Veja https://sac.aurora.test/artigo/12', [12]],
    ['https://a.test/artigo/12 e http://localhost:3000/artigo/7. Até!', [12, 7]],
    ['https://a.test/artigo/12 https://a.test/artigo/12', [12]],
    ['/artigo/12 e artigo 12', []],
    ['https://a.test/artigo/12abc', []],
    ['https://a.test/artigo/12/editar', [12]],
  ])('%s', (mensagem, esperados) => {
    expect(artigosCitados(mensagem)).toEqual(esperados)
  })

  it('o que se escreve é o que se conta', () => {
    const texto = citacaoDoArtigo({ id: 3, titulo: 'Como devolver' }, 'https://a.test')
    expect(texto).toBe('Como devolver\nhttps://a.test/artigo/3')
    expect(artigosCitados(`Olá\n\n${texto}`)).toEqual([3])
  })
})
