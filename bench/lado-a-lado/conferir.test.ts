import { describe, expect, it } from 'vitest'
import { cadaUmUmaVez } from './conferencia.ts'
import { criarContagem } from './contagem.ts'
import { quebrasDoEsquema } from './esquema.ts'

const coluna = (mudada = {}) => ({
  ...{ tabela: 'pedido', coluna: 'valor', tipo: 'numeric', exigida: false, temPadrao: false },
  ...mudada,
})

describe('ESC-06 o que se conta de duas versões lado a lado', () => {
  it.each([
    ['tirada ou de outro nome', [coluna()], [coluna({ coluna: 'total' })], ['pedido.valor já não existe']],
    ['de outro tipo', [coluna()], [coluna({ tipo: 'text' })], ['pedido.valor era numeric e é text']],
    [
      'exigida',
      [coluna()],
      [coluna({ exigida: true })],
      ['pedido.valor passou a exigir o que não se exigia'],
    ],
    [
      'sem o padrão que tinha',
      [coluna({ temPadrao: true, exigida: true })],
      [coluna({ exigida: true })],
      ['pedido.valor perdeu o seu padrão'],
    ],
    [
      'nova e exigida',
      [coluna()],
      [coluna(), coluna({ coluna: 'troco', exigida: true })],
      ['pedido.troco é nova, exigida e sem padrão'],
    ],
    ['nova, e pode faltar', [coluna()], [coluna(), coluna({ coluna: 'troco' })], []],
    ['exigida, de uma tabela nova', [coluna()], [coluna(), coluna({ tabela: 'troca', exigida: true })], []],
  ])('a coluna %s', (_, antes, depois, quebras) => expect(quebrasDoEsquema(antes, depois)).toEqual(quebras))

  it('o que se confirmou está lá uma vez, e nada mais', () => {
    expect(cadaUmUmaVez('ticket', ['a', 'b'], ['b', 'a'])).toEqual([])
    expect(cadaUmUmaVez('ticket', ['a', 'b'], ['b', 'b', 'c'])).toEqual([
      'perdido: ticket a',
      'em dobro: ticket b',
      'não confirmado: ticket c',
    ])
  })

  it.each([
    [200, null, 0],
    [503, '5', 0],
    [503, null, 1],
    [500, null, 1],
    [409, null, 0],
    [404, null, 1],
    [0, null, 1],
  ])('a resposta %s, com Retry-After %s, conta como %s falta', (status, retryAfter, faltas) => {
    const contagem = criarContagem()
    contagem.anotar({ fase: 'as duas', lado: 'nova', rota: 'GET /x', status, ms: 1, retryAfter }, [409])
    expect(contagem.faltas()).toHaveLength(faltas)
  })
})
