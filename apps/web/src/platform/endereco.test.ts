import { describe, expect, it } from 'vitest'
import { emColchetes, montarQuery, preencherCaminho } from './endereco.ts'

describe('endereço de uma chamada', () => {
  it.each([
    ['/sac/clientes', {}, '/sac/clientes'],
    ['/sac/estados/:uf/cidades', { uf: 'SP' }, '/sac/estados/SP/cidades'],
    ['/a/:um/b/:dois', { um: 1, dois: 'x/y z' }, '/a/1/b/x%2Fy%20z'],
  ])('preenche %s', (caminho, params, esperado) => {
    expect(preencherCaminho(caminho, params)).toBe(esperado)
  })

  it.each([{}, { uf: '' }, { uf: null }])('não chama com um parâmetro em branco: %o', (params) => {
    expect(() => preencherCaminho('/sac/estados/:uf', params)).toThrow('uf')
  })

  it.each([
    [undefined, ''],
    [{}, ''],
    [{ q: '', tipo: null, setor: undefined, status: ['', null] }, ''],
    [{ q: 'café & cia', page: 2 }, 'q=café+&+cia|page=2'],
    [{ status: [1, '', 2] }, 'status[]=1|status[]=2'],
    [{ ativo: false, minimo: 0 }, 'ativo=false|minimo=0'],
  ])('GER-08 a query de %o', (query, esperado) => {
    const texto = montarQuery(query)
    expect([...new URLSearchParams(texto)].map(([nome, valor]) => `${nome}=${valor}`).join('|')).toBe(
      esperado.replaceAll('+', ' '),
    )
    expect(texto.startsWith('?')).toBe(esperado !== '')
  })

  it('escreve campos aninhados como o servidor os lê', () => {
    const campos = {
      documento: '123',
      empresa: { isento: true, nada: null, cnaes: ['a', 'b'] },
      itens: [{ motivo: 1 }, { motivo: 2, obs: '' }],
    }
    expect([...emColchetes(campos)]).toEqual([
      ['documento', '123'],
      ['empresa[isento]', 'true'],
      ['empresa[cnaes][]', 'a'],
      ['empresa[cnaes][]', 'b'],
      ['itens[0][motivo]', '1'],
      ['itens[1][motivo]', '2'],
      ['itens[1][obs]', ''],
    ])
  })
})
