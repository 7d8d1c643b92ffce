import { describe, expect, it } from 'vitest'
import { codigosNaImagem } from '../../../test/ler-imagem.ts'
import { desenharCodigoDeBarras, simbolos } from './codigo-de-barras.ts'
import { desenharDocumento, MM } from './documento.ts'

const LUGAR = { x: 50, y: 60, largura: 124.4 * MM, altura: 25 }
const CHAVE = '35260512345678000195550010000006041448679011'

async function ler(texto: string) {
  const dados = { titulo: 'Código', autor: 'Balcão', criadoEm: new Date(0) }
  const pdf = await desenharDocumento(dados, (doc) => desenharCodigoDeBarras(doc.pdf, texto, LUGAR))
  const [codigo] = await codigosNaImagem(pdf)
  return codigo
}

describe('CODE-128', () => {
  it.each([
    CHAVE,
    '3526050X0J92JY000196570010000006041448679011',
    '352605ABCDEFGHIJKL96570010000006041448679011',
    '35260512ABC34501DE3555001000000604144867901Z',
    '99999999',
    '12345',
    'ABC-123',
    'A123456B',
  ])('lê de volta %s', async (texto) => {
    expect(await ler(texto)).toMatchObject({ tipo: 'Code128', texto })
  })

  // A reader does not say by which tables it read: 103 and 105 begin in A and in C, 101 and 99 change to them.
  it.each([
    ['99999999', [105, 99, 99, 99, 99]],
    ['12345', [105, 12, 34, 101, 21]],
    ['1', [103, 17]],
    ['ABC-123', [103, 33, 34, 35, 13, 17, 18, 19]],
    ['A1234567', [103, 33, 17, 99, 23, 45, 67]],
    ['1234567A', [105, 12, 34, 56, 101, 23, 33]],
    ['A12345B', [103, 33, 17, 18, 19, 20, 21, 34]],
    ['A123456B', [103, 33, 99, 12, 34, 56, 101, 34]],
    ['3526050X0J92', [105, 35, 26, 5, 101, 16, 56, 16, 42, 25, 18]],
  ])('%s só usa as tabelas A e C, como a NF-e pede', (texto, esperados) => {
    expect(simbolos(texto)).toEqual(esperados)
  })

  it('deixa dez módulos em branco de cada lado, dentro da largura pedida', async () => {
    const { medidas } = (await ler(CHAVE)) ?? {}
    const modulo = LUGAR.largura / MM / (277 + 20)
    expect(medidas?.largura).toBeCloseTo(277 * modulo, 0)
    // The page is blank around: to its edge there are the margin and the ten.
    expect(medidas?.branco.esquerda).toBeCloseTo(LUGAR.x / MM + 10 * modulo, 0)
  })

  it.each(['', 'abc', 'ção'])('recusa %j, que as tabelas A e C não escrevem', async (texto) => {
    await expect(ler(texto)).rejects.toThrow('Código de barras')
  })
})
