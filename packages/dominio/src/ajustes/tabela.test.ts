import { describe, expect, it } from 'vitest'
import { type DescricaoDaTabela, emOutraPosicao, posicaoDe, problemasDaLinha, uso } from './tabela.ts'

const DESCRICAO: DescricaoDaTabela = {
  genero: 'o',
  endereco: 'coisas',
  descricao: 'Coisas',
  palavras: '',
  muda: [],
  nome: 'nome',
  campos: {
    nome: { especie: 'texto', tamanho: 10, obrigatorio: true, nome: 'Nome', ajuda: '' },
    tipo: {
      especie: 'escolha',
      opcoes: [{ valor: 'A', nome: 'Um' }],
      soAoCriar: true,
      nome: 'Tipo',
      ajuda: '',
    },
  },
  unico: ['nome', 'tipo'],
  ordem: 'propria',
  regra: ({ nome }) => (nome === 'proibido' ? { nome: 'Este não.' } : {}),
  aoRetirar: '',
}
const linha = (id: number, nome: string, ativo = true) => ({ id, ativo, nome, valores: { nome, tipo: 'A' } })
const OUTRAS = [linha(1, 'Água'), linha(2, 'Fogo', false)]

describe('ADM-05 uma linha de um assunto', () => {
  it.each([
    [{ nome: 'Terra', tipo: 'A' }, {}],
    [{ nome: '', tipo: 'A' }, { nome: 'Campo obrigatório' }],
    [{ nome: 'Terra', tipo: 'B' }, { tipo: 'O campo é inválido' }],
    [{ nome: 'agua ', tipo: 'A' }, { nome: 'Já existe “Água”.' }],
    [{ nome: 'Água', tipo: '' }, {}],
    [{ nome: 'FOGO', tipo: 'A' }, { nome: '“Fogo” está entre os retirados: traga de volta.' }],
    [{ nome: 'proibido', tipo: 'A' }, { nome: 'Este não.' }],
  ])('ADM-05 nova %j → %j', (valores, problemas) => {
    expect(problemasDaLinha(DESCRICAO, { valores, outras: OUTRAS })).toEqual(problemas)
  })

  it('ADM-05 a que existe não briga consigo mesma, e o que só se diz ao criar fica', () => {
    const atual = linha(1, 'Água')
    const conferir = (valores: object) =>
      problemasDaLinha(DESCRICAO, { valores: { ...atual.valores, ...valores }, atual, outras: OUTRAS })
    expect(conferir({ nome: 'água' })).toEqual({})
    expect(conferir({ tipo: '' })).toEqual({ tipo: 'Tipo não muda depois de criado.' })
  })

  it('ADM-05 uma escolha que deixou de haver não impede de mudar o resto', () => {
    const atual = { ...linha(1, 'Água'), valores: { nome: 'Água', tipo: 'SUMIU' } }
    expect(
      problemasDaLinha(DESCRICAO, { valores: { nome: 'Rio', tipo: 'SUMIU' }, atual, outras: OUTRAS }),
    ).toEqual({})
  })

  it.each([
    [3, 1, [3, 1, 2, 9]],
    [1, 3, [2, 3, 1, 9]],
    [2, 99, [1, 3, 2, 9]],
    [2, 2, [1, 2, 3, 9]],
    [9, 1, [1, 2, 9, 3]],
  ])('ADM-05 a linha %i vai ao lugar %i; as retiradas ficam atrás', (id, posicao, esperada) => {
    const linhas = [linha(1, 'a'), linha(2, 'b'), linha(9, 'r', false), linha(3, 'c')]
    const ordem = emOutraPosicao(linhas, id, posicao).map((cada) => cada.id)
    expect(ordem).toEqual(id === 9 ? [1, 2, 9, 3] : esperada)
    if (id !== 9) expect(posicaoDe(emOutraPosicao(linhas, id, posicao), id)).toBe(Math.min(posicao, 3))
  })

  it('ADM-05 o que se quebraria, em poucas palavras', () => {
    expect([uso(0, 'um', 'vários'), uso(1, 'um', 'vários'), uso(1200, 'um', 'vários')]).toEqual([
      [],
      ['1 um'],
      ['1.200 vários'],
    ])
  })
})
