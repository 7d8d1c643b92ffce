import { describe, expect, it } from 'vitest'
import { palavrasDe, palavrasDoNome, procurar } from './procurar.ts'

const ITENS = [
  { nome: 'Validade do link', texto: 'Dias do link; prazo de quem recebe uma devolução' },
  { nome: 'Prazo de devolução', texto: 'Dias em que os produtos podem ser devolvidos' },
  { nome: 'Etiquetas', texto: 'Palavras com cor, tag' },
]
const nomes = (termo: string) => procurar(ITENS, termo).map(({ nome }) => nome)

describe('ADM-01 a busca da administração', () => {
  it.each([
    ['prazo de devolução', ['Prazo de devolução', 'Validade do link']],
    ['PRAZOS de devoluções', ['Prazo de devolução', 'Validade do link']],
    ['tag', ['Etiquetas']],
    ['prazo etiqueta', []],
    ['  ', []],
  ])('ADM-01 %j acha %j, o que se chama assim primeiro', (termo, esperados) => {
    expect(nomes(termo)).toEqual(esperados)
  })

  it('ADM-01 as palavras que só ligam as outras não contam, a não ser sozinhas', () => {
    expect(palavrasDe('Prazo de Devolução')).toEqual(['prazo', 'devolucao'])
    expect(palavrasDe('de')).toEqual(['de'])
  })

  it.each([
    ['setor logística', ['logistica']],
    ['Setores da Logística', ['logistica']],
    ['setor', ['setor']],
    ['prazo longo', ['prazo', 'longo']],
    ['?', []],
  ])('ADM-01 de um setor, em %j o nome diz %j', (termo, palavras) => {
    expect(palavrasDoNome(termo, 'Setor Setores')).toEqual(palavras)
  })
})
