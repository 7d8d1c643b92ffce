import { describe, expect, it } from 'vitest'
import { andar, type Chegada, type LugarNaLista, type Passo } from './andar.ts'

const lugar = (outras: Partial<LugarNaLista> = {}): LugarNaLista => ({
  ids: [10, 20, 30],
  pagina: 2,
  paginas: 3,
  ...outras,
})
const em = (id: number, posicao: number) => ({ aberto: { id, posicao } })
const linha = (id: number): Chegada => ({ tipo: 'linha', id })
const pagina = (numero: number): Chegada => ({ tipo: 'pagina', pagina: numero })
const FIM: Chegada = { tipo: 'fim' }

describe('andar na lista', () => {
  it.each<[string, LugarNaLista, Passo, Chegada]>([
    ['a próxima', lugar(em(10, 0)), 1, linha(20)],
    ['a anterior', lugar(em(30, 2)), -1, linha(20)],
    ['nada aberto: a primeira', lugar(), 1, linha(10)],
    ['nada aberto, para trás: a última', lugar(), -1, linha(30)],
    ['depois da última, a página seguinte', lugar(em(30, 2)), 1, pagina(3)],
    ['antes da primeira, a página anterior', lugar(em(10, 0)), -1, pagina(1)],
    ['depois da última de todas, nada', lugar({ ...em(30, 2), pagina: 3 }), 1, FIM],
    ['antes da primeira de todas, nada', lugar({ ...em(10, 0), pagina: 1 }), -1, FIM],
    ['a que saiu da lista deu o lugar à seguinte', lugar(em(99, 1)), 1, linha(20)],
    ['e antes dela está a de sempre', lugar(em(99, 1)), -1, linha(10)],
    ['a última, que saiu: a página seguinte', lugar(em(99, 3)), 1, pagina(3)],
    ['a que mudou de lugar conta de onde está', lugar(em(30, 0)), -1, linha(20)],
    ['lista vazia', lugar({ ids: [], pagina: 1, paginas: 0 }), 1, FIM],
    ['lista vazia, para trás', lugar({ ids: [], pagina: 1, paginas: 0 }), -1, FIM],
  ])('MES-03 %s', (_caso, onde, passo, chegada) => {
    expect(andar(onde, passo)).toEqual(chegada)
  })
})
