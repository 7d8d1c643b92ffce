import { describe, expect, it } from 'vitest'
import { MAIOR_ORCAMENTO } from './edicao.ts'
import { ehListaColada, lerListaColada, lerQuantidade } from './lista-colada.ts'

const lida = (texto: string) => lerListaColada(texto).itens.map(({ codigo, qtde }) => [codigo, qtde])
const motivos = (texto: string) => lerListaColada(texto).recusadas.map(({ linha, motivo }) => [linha, motivo])

describe('VEN-02 lista colada', () => {
  it.each([
    ['tabulação', '10001\t12\n10002\t3'],
    ['ponto e vírgula', '10001;12\r\n10002;3'],
    ['espaço', '10001 12\n10002   3'],
    ['título e linhas em branco', 'Código\tQuantidade\n\n10001\t12\n\n10002\t3\n'],
    ['descrição no meio', '10001\tCafé Serra Alta 500g\t12\n10002\tAçúcar\t3'],
    ['quebra antiga', '10001;12\r10002;3'],
  ])('VEN-02 lê código e quantidade separados por %s', (_, texto) => {
    expect(lida(texto)).toEqual([
      ['10001', 12],
      ['10002', 3],
    ])
    expect(motivos(texto)).toEqual([])
  })

  it('VEN-02 códigos iguais se somam, com as linhas de onde vieram', () => {
    expect(lerListaColada('A1;0,1\nB2;1\nA1;0,2').itens).toEqual([
      { codigo: 'A1', qtde: 0.3, linhas: [1, 3] },
      { codigo: 'B2', qtde: 1, linhas: [2] },
    ])
  })

  it('VEN-02 o que não se lê fica à parte, com a sua linha, e o resto entra', () => {
    const texto = `10001;12\n10002\n10003;doze\n10004;0\n10005;-3\n${'9'.repeat(61)};1\n10006;2`
    expect(lida(texto)).toEqual([
      ['10001', 12],
      ['10002', 1],
      ['10006', 2],
    ])
    expect(motivos(texto)).toEqual([
      [3, 'Quantidade inválida'],
      [4, 'Quantidade inválida'],
      [5, 'Quantidade inválida'],
      [6, 'Código longo demais'],
    ])
  })

  it('VEN-02 sem quantidade é uma unidade, e o mesmo código lido de novo é mais uma', () => {
    expect(lida('10001\n10002\n10001\n10001;2')).toEqual([
      ['10001', 4],
      ['10002', 1],
    ])
  })

  it('VEN-02 além do que cabe num orçamento é dito, não cortado', () => {
    const texto = Array.from({ length: MAIOR_ORCAMENTO + 2 }, (_, i) => `${i + 1};1`).join('\n')
    const { itens, recusadas } = lerListaColada(texto)
    expect([itens.length, recusadas.map(({ linha }) => linha)]).toEqual([
      MAIOR_ORCAMENTO,
      [MAIOR_ORCAMENTO + 1, MAIOR_ORCAMENTO + 2],
    ])
  })

  it.each([
    ['12', 12],
    ['1.000', 1000],
    ['1.000,5', 1000.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0', null],
    ['1,00001', null],
    ['', null],
  ])('VEN-02 quantidade %s', (texto, qtde) => expect(lerQuantidade(texto)).toBe(qtde))

  it.each([
    ['10001', false],
    ['10001\n', false],
    ['café serra alta', false],
    ['10001\t12', true],
    ['10001;12\n10002;3', true],
  ])('VEN-02 %j é lista: %s', (texto, e) => expect(ehListaColada(texto)).toBe(e))
})
