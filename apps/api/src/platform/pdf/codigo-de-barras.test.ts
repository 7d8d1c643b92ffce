import { describe, expect, it } from 'vitest'
import { codigosDeBarras } from '../../../test/ler-pdf.ts'
import { desenharCodigoDeBarras } from './codigo-de-barras.ts'
import { desenharDocumento } from './documento.ts'

const LUGAR = { x: 50, y: 60, largura: 360, altura: 25 }

async function ler(texto: string) {
  const dados = { titulo: 'Código', autor: 'Balcão', criadoEm: new Date(0) }
  const pdf = await desenharDocumento(dados, (doc) => desenharCodigoDeBarras(doc.pdf, texto, LUGAR))
  const [codigo] = await codigosDeBarras(pdf)
  return codigo
}

describe('CODE-128', () => {
  it.each([
    ['35260512345678000195550010000006041448679011', 'C'],
    ['3526050X0J92JY000196570010000006041448679011', 'CAC'],
    ['352605ABCDEFGHIJKL96570010000006041448679011', 'CAC'],
    ['35260512ABC34501DE3555001000000604144867901Z', 'CACA'],
    ['99999999', 'C'],
    ['12345', 'CA'],
    ['1', 'A'],
    ['ABC-123', 'A'],
    ['A1234567', 'AC'],
    ['1234567A', 'CA'],
    ['A12345B', 'A'],
    ['A123456B', 'ACA'],
  ])('lê de volta %s, pelas tabelas %s', async (texto, tabelas) => {
    expect(await ler(texto)).toMatchObject({ texto, tabelas })
  })

  it('deixa dez módulos em branco de cada lado, dentro da largura pedida', async () => {
    const codigo = await ler('35260512345678000195550010000006041448679011')
    const modulo = LUGAR.largura / (277 + 20)
    expect(codigo?.x).toBeCloseTo(LUGAR.x + 10 * modulo, 2)
    expect((codigo?.larguraMm ?? 0) * (72 / 25.4)).toBeCloseTo(277 * modulo, 2)
  })

  it.each(['', 'abc', 'ção'])('recusa %j, que as tabelas A e C não escrevem', async (texto) => {
    await expect(ler(texto)).rejects.toThrow('Código de barras')
  })
})
